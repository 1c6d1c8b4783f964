import { Entity, type EntityItem } from "electrodb";
import { requiredDocuments } from "#shared/documents/documents.rules.ts";
import { membershipRules } from "#shared/event-classes/eligibility.rules.ts";
import { eventTypes } from "#shared/events/events.rules.ts";
import { byIndex, byKey, model, onTable } from "../core/table/database.ts";
import { versioned } from "../core/table/versioned.ts";

export const Events = new Entity(
	{
		model: model("event"),
		attributes: {
			id: { type: "number", required: true },
			titleEn: { type: "string", required: true },
			titleAr: { type: "string", required: true },
			descriptionEn: { type: "string", required: true },
			descriptionAr: { type: "string", required: true },
			eventType: { type: eventTypes, required: true },
			/** As it was given; a date-only value covers the whole day in Kuwait. */
			eventDate: { type: "string", required: true },
			/** First instant of the event, ISO 8601 in UTC: sorts the list. */
			startsAt: { type: "string", required: true },
			endDate: { type: "string" },
			/** Last instant of the event, ISO 8601 in UTC: tells what is still to come. */
			endsAt: { type: "string", required: true },
			registrationOpensAt: { type: "string" },
			registrationDeadline: { type: "string" },
			ageReferenceDate: { type: "string" },
			/** Hours in which a place from the waiting list is to be accepted; 0: it is given at once. */
			offerHours: { type: "number", required: true, default: 0 },
			maxParticipants: { type: "number", required: true },
			/** Whether people may wait for a place; left out: yes. */
			waitingList: { type: "boolean" },
			imageUrl: { type: "string" },
			flyerUrl: { type: "string" },
			location: { type: "string", required: true },
			locationAr: { type: "string" },
			schedule: { type: "string" },
			/** The coach who is responsible for it. */
			coachId: { type: "number" },
			/** Whether those who enter must have paid their membership fee; left out: nobody asks. */
			membershipRule: { type: membershipRules },
			/** The document that those who enter must have; left out: none. */
			requiredDocument: { type: requiredDocuments },
			published: { type: "boolean", required: true },
			organizerId: { type: "number" },
			/** Set when the event was called off; empty when no reason was given. */
			cancelReason: { type: "string" },
			/** Its classes, so that a list of events finds them by their keys. */
			classIds: { type: "list", items: { type: "number" } },
			/** A rehearsal's event: in no list, and nobody is told of its entries. */
			shadow: { type: "boolean" },
			/** How the places were cut when the event was made; see allotment.rules. Never changes. */
			shards: { type: "number", required: true, readOnly: true },
			groups: { type: "number", required: true, readOnly: true },
			/** Shards of the by-event index. */
			lists: { type: "number", required: true, readOnly: true },
			/** Written by the stream alone. */
			registeredCount: { type: "number", required: true, default: 0 },
			/** People placed beyond the limit, since it was lowered. Places they leave are not given out again. */
			excess: { type: "number", required: true, default: 0 },
			/** Whether anybody is on the waiting list. Written by the stream alone. */
			waiting: { type: "boolean", required: true, default: false },
			...versioned,
		},
		indexes: {
			byId: byKey(["id"]),
			byDate: byIndex(1, [], ["startsAt"]),
			byEnd: byIndex(2, [], ["endsAt"]),
			byType: byIndex(3, ["eventType"], ["endsAt"]),
		},
	},
	onTable,
);
export type EventRecord = EntityItem<typeof Events>;
