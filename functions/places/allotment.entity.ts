import { Entity, type EntityItem } from "electrodb";
import { byKey, model, onTable } from "../core/table/database.ts";

/** A part of the places of an event or of one of its classes, or the places of a training class. */
export const Allotments = new Entity(
	{
		model: model("allotment"),
		attributes: {
			/** 0 for a training class. */
			eventId: { type: "number", required: true },
			/** 0 for the event itself. */
			classId: { type: "number", required: true },
			group: { type: "number", required: true },
			shard: { type: "number", required: true, padding: { length: 3, char: "0" } },
			cap: { type: "number", required: true },
			taken: { type: "number", required: true },
			/** Milliseconds since 1970, both inclusive. */
			openFrom: { type: "number", required: true },
			openUntil: { type: "number", required: true },
		},
		indexes: {
			ofPool: byKey(["eventId", "classId", "group"], ["shard"]),
		},
	},
	onTable,
);
export type AllotmentRecord = EntityItem<typeof Allotments>;
