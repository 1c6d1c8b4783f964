import type { EntityItem } from "electrodb";
import { number } from "../../core/table/attributes.ts";
import { byKey, entity } from "../../core/table/database.ts";

/** A shard of the places of an event or an event class, or all places of a training class. */
export const Allotments = entity(
	"allotment",
	{
		/** 0 for a training class. */
		eventId: number,
		/** 0 for the event itself. */
		classId: number,
		group: number,
		shard: { type: "number", required: true, padding: { length: 3, char: "0" } },
		cap: number,
		taken: number,
		/** Registration window in ms since 1970, both ends inclusive. */
		openFrom: number,
		openUntil: number,
	},
	{
		ofPool: byKey(["eventId", "classId", "group"], ["shard"]),
	},
);
export type AllotmentRecord = EntityItem<typeof Allotments>;
