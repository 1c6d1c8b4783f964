import { isCancelled } from "#shared/competition/events/events.rules.ts";
import { defineReactions } from "../../base/stream/batch.ts";
import { followRun } from "../../core/table/run.ts";
import { releasePromotions } from "../../training/belts/grading-promotions.service.ts";
import type { EventRecord } from "../events/event.entity.ts";
import type { GradingRecord } from "./grading.entity.ts";
import { goOnGrading } from "./gradings.service.ts";

/** Whether an event is a grading that takes place. */
const isHeld = (event: EventRecord | null) => event?.eventType === "grading" && !isCancelled(event);

export const gradingsReactions = defineReactions({
	grading: async ({ after }, { now }) => {
		if (after) await followRun(goOnGrading(after as GradingRecord, now));
	},
	event: async ({ before, after }) => {
		const isOff = isHeld(before as EventRecord | null) && !isHeld(after as EventRecord | null);
		if (isOff) await releasePromotions(Number(before?.id));
	},
});
