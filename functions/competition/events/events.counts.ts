import { defineCounts } from "../../core/table/counters.ts";
import type { EventRecord } from "./event.entity.ts";

/** Events of load rehearsals are not counted. */
export const eventsCountedAs = ({
	published,
	shadow,
}: Pick<EventRecord, "published" | "shadow">) =>
	shadow ? [] : ["all", ...(published ? [] : ["draft"])];

export const eventsCounts = defineCounts({
	event: { of: "event", as: eventsCountedAs, totals: { events: ["all"], draftEvents: ["draft"] } },
});
