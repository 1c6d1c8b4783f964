import type { EntityItem } from "electrodb";
import { membershipRules } from "#shared/competition/event-classes/eligibility.rules.ts";
import { eventTypes } from "#shared/competition/events/events.rules.ts";
import {
	lateCancellations,
	paymentRules,
	unpaidRules,
} from "#shared/competition/fees/prices.rules.ts";
import { requiredDocuments } from "#shared/people/documents/documents.rules.ts";
import { flag, listOf, number, oneOf, optional, text } from "../../core/table/attributes.ts";
import { byIndex, byKey, entity } from "../../core/table/database.ts";
import { versioned } from "../../core/table/versioned.ts";

export const Events = entity(
	"event",
	{
		id: number,
		titleEn: text,
		titleAr: text,
		descriptionEn: text,
		descriptionAr: text,
		eventType: oneOf(eventTypes),
		/** As entered; a date-only value covers the whole day in Kuwait. */
		eventDate: text,
		/** Start of the event, ISO 8601 in UTC: the sort key of the list. */
		startsAt: text,
		endDate: optional(text),
		/** End of the event, ISO 8601 in UTC: separates upcoming from past events. */
		endsAt: text,
		registrationOpensAt: optional(text),
		registrationDeadline: optional(text),
		ageReferenceDate: optional(text),
		/**
		 * Hours to accept a place offered from the waiting list; 0: the place is assigned without an
		 * offer.
		 */
		offerHours: { ...number, default: 0 },
		maxParticipants: number,
		/** Whether there is a waiting list; undefined means yes. */
		waitingList: optional(flag),
		imageUrl: optional(text),
		flyerUrl: optional(text),
		location: text,
		locationAr: optional(text),
		schedule: optional(text),
		/** The responsible coach. */
		coachId: optional(number),
		/** Whether a paid membership fee is required; undefined: not checked. */
		membershipRule: optional(oneOf(membershipRules)),
		/** The document that participants need; undefined if they need no document. */
		requiredDocument: optional(oneOf(requiredDocuments)),
		/**
		 * Whether a guardian has to agree when another person registers a minor; undefined means no.
		 */
		guardianConsent: optional(flag),
		/** Whether registration opens with a waiting room; undefined means no. */
		waitingRoom: optional(flag),
		/** Prices in fils; undefined: none is stated. */
		fee: optional(number),
		lateFee: optional(number),
		lateFrom: optional(text),
		memberFee: optional(number),
		familyMax: optional(number),
		payUntil: optional(text),
		paymentRule: optional(oneOf(paymentRules)),
		unpaidRule: optional(oneOf(unpaidRules)),
		lateCancellation: optional(oneOf(lateCancellations)),
		published: flag,
		organizerId: optional(number),
		/** Set when the event is cancelled; empty without a stated reason. */
		cancelReason: optional(text),
		/** Ids of its classes, so that a list of events can read them by key. */
		classIds: optional(listOf(number)),
		/** An event of a load rehearsal: in no list, and its registrations cause no notifications. */
		shadow: optional(flag),
		/** Number of shards and groups, fixed at creation; see allotment.rules. */
		shards: { ...number, readOnly: true },
		groups: { ...number, readOnly: true },
		/** Number of index partitions for its registrations. */
		lists: { ...number, readOnly: true },
		/** Written only by the stream. */
		registeredCount: { ...number, default: 0 },
		/** People above a lowered limit. When they leave, their places are not given out again. */
		excess: { ...number, default: 0 },
		/** Whether the waiting list is in use. Written only by the stream. */
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
