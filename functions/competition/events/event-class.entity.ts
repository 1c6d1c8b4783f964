import type { EntityItem } from "electrodb";
import { ladder } from "#shared/base/ranks/belts.rules.ts";
import { genders, readinessLevels } from "#shared/core/people.ts";
import { flag, number, oneOf, optional, text } from "../../core/table/attributes.ts";
import { byKey, entity } from "../../core/table/database.ts";
import { versioned } from "../../core/table/versioned.ts";

/** The classes of events, with their conditions and number of places. */
export const EventClasses = entity(
	"eventClass",
	{
		eventId: number,
		id: { type: "number", required: true, padding: { length: 15, char: "0" } },
		className: text,
		classNameAr: optional(text),
		description: text,
		descriptionAr: optional(text),
		/** Limits registrations; the event's own limit applies to people. */
		maxParticipants: number,
		/** Whether there is a waiting list; undefined means yes. */
		waitingList: optional(flag),
		minAge: optional(number),
		maxAge: optional(number),
		minBeltLevel: optional(oneOf(ladder)),
		maxBeltLevel: optional(oneOf(ladder)),
		minWeight: optional(number),
		maxWeight: optional(number),
		genderRestriction: optional(oneOf(genders)),
		competitionReadinessRequired: optional(oneOf(readinessLevels)),
		/** Prices in fils; undefined: those of the event. */
		fee: optional(number),
		lateFee: optional(number),
		memberFee: optional(number),
		/** Number of shards and groups, fixed at creation; see allotment.rules. */
		shards: { ...number, readOnly: true },
		groups: { ...number, readOnly: true },
		/** Written only by the stream, as is `waiting`. */
		registeredCount: number,
		waiting: flag,
		/** Registrations above a lowered limit. When they end, their places are not given out again. */
		excess: number,
		...versioned,
	},
	{
		ofEvent: byKey(["eventId"], ["id"]),
	},
);
export type EventClassRecord = EntityItem<typeof EventClasses>;
