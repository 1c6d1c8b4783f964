import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { ageDay } from "#shared/competition/event-classes/age-day.ts";
import { EventClassInput } from "#shared/competition/event-classes/event-classes.schema.ts";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { eligibility } from "../../../core/calls/freshness.ts";
import { useSettled } from "../../../core/moments/useSettled.ts";
import { events } from "../../events/events.client.ts";
import type { DraftValues } from "./grid.ts";

/** Placeholders for fields that don't affect eligibility. */
const anyName = {
	className: "-",
	classNameAr: "",
	description: "",
	descriptionAr: "",
	maxParticipants: "0",
};

/** The limits of a row; null while they are invalid. */
function limitsIn(row: DraftValues) {
	const draft = EventClassInput.safeParse({ ...row, ...anyName });
	return draft.success ? draft.data : null;
}

/**
 * How many people each row admits, in the order of the rows, and how many people neither the rows
 * nor the stored event classes admit. A row with invalid limits, or not counted yet, has no number.
 */
export function useDraftReach(event: Event, rows: readonly DraftValues[]) {
	const limits = rows.map(limitsIn);
	const valid = limits.filter((one) => one !== null);
	const stored = event.classes.map((one) => EventClassInput.parse(one));
	const settled = useSettled(JSON.stringify([...valid, ...stored]));
	const classes = JSON.parse(settled);
	const { data } = useQuery({
		queryKey: ["eventClassReach", event.id, ageDay(event), settled],
		queryFn: () => events.checkEventClasses({ params: { id: event.id }, body: { classes } }),
		enabled: classes.length > 0 && rows.length > 0,
		placeholderData: keepPreviousData,
		...eligibility,
	});
	let counted = 0;
	const reaches = limits.map((one) => (one === null ? undefined : data?.classes[counted++]));
	return { reaches, leftOut: data?.leftOut ?? null, people: data?.people ?? null };
}
