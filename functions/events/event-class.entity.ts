import type { EntityItem } from "electrodb";
import { ladder } from "#shared/belts/belts.rules.ts";
import { genders, readinessLevels } from "#shared/core/people.ts";
import { flag, number, oneOf, optional, text } from "../core/table/attributes.ts";
import { byKey, entity } from "../core/table/database.ts";
import { versioned } from "../core/table/versioned.ts";

/** The classes of events: who may enter what, and how many. */
export const EventClasses = entity(
	"eventClass",
	{
		eventId: number,
		id: { type: "number", required: true, padding: { length: 15, char: "0" } },
		className: text,
		classNameAr: optional(text),
		description: text,
		descriptionAr: optional(text),
		/** Counts entries; the event's own limit counts people. */
		maxParticipants: number,
		/** Whether people may wait for a place; left out: yes. */
		waitingList: optional(flag),
		minAge: optional(number),
		maxAge: optional(number),
		minBeltLevel: optional(oneOf(ladder)),
		maxBeltLevel: optional(oneOf(ladder)),
		minWeight: optional(number),
		maxWeight: optional(number),
		genderRestriction: optional(oneOf(genders)),
		competitionReadinessRequired: optional(oneOf(readinessLevels)),
		/** How the places were cut when the class was made; see allotment.rules. Never changes. */
		shards: { ...number, readOnly: true },
		groups: { ...number, readOnly: true },
		/** Written by the stream alone, as is `waiting`. */
		registeredCount: number,
		waiting: flag,
		/** Entries placed beyond the limit, since it was lowered. Places they leave are not given out again. */
		excess: number,
		...versioned,
	},
	{
		ofEvent: byKey(["eventId"], ["id"]),
	},
);
export type EventClassRecord = EntityItem<typeof EventClasses>;
