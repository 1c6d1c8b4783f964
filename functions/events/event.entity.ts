import type { EntityItem } from "electrodb";
import { requiredDocuments } from "#shared/documents/documents.rules.ts";
import { membershipRules } from "#shared/event-classes/eligibility.rules.ts";
import { eventTypes } from "#shared/events/events.rules.ts";
import { flag, listOf, number, oneOf, optional, text } from "../core/table/attributes.ts";
import { byIndex, byKey, entity } from "../core/table/database.ts";
import { versioned } from "../core/table/versioned.ts";

export const Events = entity(
	"event",
	{
		id: number,
		titleEn: text,
		titleAr: text,
		descriptionEn: text,
		descriptionAr: text,
		eventType: oneOf(eventTypes),
		/** As it was given; a date-only value covers the whole day in Kuwait. */
		eventDate: text,
		/** First instant of the event, ISO 8601 in UTC: sorts the list. */
		startsAt: text,
		endDate: optional(text),
		/** Last instant of the event, ISO 8601 in UTC: tells what is still to come. */
		endsAt: text,
		registrationOpensAt: optional(text),
		registrationDeadline: optional(text),
		ageReferenceDate: optional(text),
		/** Hours in which a place from the waiting list is to be accepted; 0: it is given at once. */
		offerHours: { ...number, default: 0 },
		maxParticipants: number,
		/** Whether people may wait for a place; left out: yes. */
		waitingList: optional(flag),
		imageUrl: optional(text),
		flyerUrl: optional(text),
		location: text,
		locationAr: optional(text),
		schedule: optional(text),
		/** The coach who is responsible for it. */
		coachId: optional(number),
		/** Whether those who enter must have paid their membership fee; left out: nobody asks. */
		membershipRule: optional(oneOf(membershipRules)),
		/** The document that those who enter must have; left out: none. */
		requiredDocument: optional(oneOf(requiredDocuments)),
		/** Whether a guardian agrees to the entry of a minor whom somebody else enters; left out: nobody asks. */
		guardianConsent: optional(flag),
		/** Whether registration opens through a waiting room; left out: no. */
		waitingRoom: optional(flag),
		published: flag,
		organizerId: optional(number),
		/** Set when the event was called off; empty when no reason was given. */
		cancelReason: optional(text),
		/** Its classes, so that a list of events finds them by their keys. */
		classIds: optional(listOf(number)),
		/** A rehearsal's event: in no list, and nobody is told of its entries. */
		shadow: optional(flag),
		/** How the places were cut when the event was made; see allotment.rules. Never changes. */
		shards: { ...number, readOnly: true },
		groups: { ...number, readOnly: true },
		/** Shards of the by-event index. */
		lists: { ...number, readOnly: true },
		/** Written by the stream alone. */
		registeredCount: { ...number, default: 0 },
		/** People placed beyond the limit, since it was lowered. Places they leave are not given out again. */
		excess: { ...number, default: 0 },
		/** Whether anybody is on the waiting list. Written by the stream alone. */
		waiting: { ...flag, default: false },
		...versioned,
	},
	{
		byId: byKey(["id"]),
		byDate: byIndex(1, [], ["startsAt"]),
		byEnd: byIndex(2, [], ["endsAt"]),
		byType: byIndex(3, ["eventType"], ["endsAt"]),
	},
);
export type EventRecord = EntityItem<typeof Events>;
