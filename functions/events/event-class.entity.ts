import { Entity, type EntityItem } from "electrodb";
import { ladder } from "#shared/belts/belts.rules.ts";
import { genders, readinessLevels } from "#shared/core/people.ts";
import { byKey, model, onTable } from "../core/table/database.ts";
import { versioned } from "../core/table/versioned.ts";

/** The classes of events: who may enter what, and how many. */
export const EventClasses = new Entity(
	{
		model: model("eventClass"),
		attributes: {
			eventId: { type: "number", required: true },
			id: { type: "number", required: true, padding: { length: 15, char: "0" } },
			className: { type: "string", required: true },
			classNameAr: { type: "string" },
			description: { type: "string", required: true },
			descriptionAr: { type: "string" },
			/** Counts entries; the event's own limit counts people. */
			maxParticipants: { type: "number", required: true },
			/** Whether people may wait for a place; left out: yes. */
			waitingList: { type: "boolean" },
			minAge: { type: "number" },
			maxAge: { type: "number" },
			minBeltLevel: { type: ladder },
			maxBeltLevel: { type: ladder },
			minWeight: { type: "number" },
			maxWeight: { type: "number" },
			genderRestriction: { type: genders },
			competitionReadinessRequired: { type: readinessLevels },
			/** How the places were cut when the class was made; see allotment.rules. Never changes. */
			shards: { type: "number", required: true, readOnly: true },
			groups: { type: "number", required: true, readOnly: true },
			/** Written by the stream alone, as is `waiting`. */
			registeredCount: { type: "number", required: true },
			waiting: { type: "boolean", required: true },
			/** Entries placed beyond the limit, since it was lowered. Places they leave are not given out again. */
			excess: { type: "number", required: true },
			...versioned,
		},
		indexes: {
			ofEvent: byKey(["eventId"], ["id"]),
		},
	},
	onTable,
);
export type EventClassRecord = EntityItem<typeof EventClasses>;
