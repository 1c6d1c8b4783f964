import { CustomAttributeType, type EntityItem } from "electrodb";
import type { Charge } from "#shared/competition/fees/charges.rules.ts";
import { registrationStatuses } from "#shared/competition/registrations/registrations.rules.ts";
import { flag, number, oneOf, optional, text } from "../../core/table/attributes.ts";
import { byIndex, byKey, entity } from "../../core/table/database.ts";
import { isVisible } from "./registration.kinds.ts";

/**
 * Links for a guardian to agree to a child's registration, by the hash of their token; each works
 * once.
 */
export const EntryLinks = entity(
	"entryLink",
	{
		hash: text,
		userId: number,
		/** The registration's id in the API. */
		entryId: text,
		expiresAt: number,
	},
	{
		byHash: byKey(["hash"]),
		ofUser: byIndex(1, ["userId"], ["hash"]),
	},
);

/**
 * A person's registration for a class of an event, or for the event itself (class 0). The key makes
 * it unique, so nobody is registered twice. At an event with classes, the class 0 registration is
 * the person's seat at the event: it is created with their first class and ends with their last.
 * It contains its own audit trail: a separate audit line would add 50 % to the cost of a
 * registration at peaks.
 */
export const Registrations = entity(
	"registration",
	{
		userId: number,
		eventId: number,
		classId: number,
		status: oneOf(registrationStatuses),
		registeredAt: text,
		/** A ULID by the server's clock, which orders the registrations of an event. */
		order: text,
		/** Shard of the pool that the place was taken from; undefined without a place. */
		shard: optional(number),
		/** Optimistic locking: incremented by each write. */
		version: number,
		/**
		 * Which of the event's index partitions contains it. Spreading over `lists` partitions keeps
		 * each one below DynamoDB's write limit.
		 */
		list: number,
		event: { type: "any", required: true },
		/** A copy of the class's names. */
		class: { type: "any" },
		/**
		 * Only on the event seat at an event with classes: number of the person's class registrations.
		 * Read through `kindOf`.
		 */
		classes: optional(number),
		/**
		 * Whether the person already has an event seat: a waiting class registration then needs only a
		 * class place.
		 */
		seated: flag,
		/** In kg, as declared by the person. */
		declaredWeight: optional(number),
		notes: optional(text),
		registrationType: oneOf(["online", "onsite"]),
		/** When the offer of a place expires, in ISO 8601. */
		offerExpiresAt: optional(text),
		/**
		 * True while a guardian's agreement is pending, if the event requires it. The trail holds the
		 * agreement (`consentOf`).
		 */
		awaitsGuardian: optional(flag),
		/**
		 * True if a coach or staff registered the person without the document that the event requires:
		 * the registration waits for it, also on the waiting list.
		 */
		documentLater: optional(flag),
		/** When the stream stopped reacting to it because the system kept changing it, in ISO 8601. */
		heldAt: optional(text),
		/** What the place costs, and how much of it is paid; undefined if it costs nothing. */
		charge: { type: CustomAttributeType<Charge>("any") },
		/**
		 * The call that created it: digest of its Idempotency-Key, a full stop, digest of its content.
		 */
		requestKey: optional(text),
		trail: {
			type: "list",
			required: true,
			items: {
				type: "map",
				properties: {
					at: text,
					by: number,
					to: text,
					from: optional(text),
					ipAddress: optional(text),
					reason: optional(text),
					/** Why staff made an exception: a class whose conditions are not met, or a missing document. */
					exception: optional(text),
					/** The person whose change made the system take the step. */
					causedBy: optional(number),
					/** A consent on paper: the guardian's name, and the day of their signature. */
					signedBy: optional(text),
					signedOn: optional(text),
				},
			},
		},
	},
	{
		forPerson: { ...byKey(["userId"], ["eventId", "classId"]), collection: "person" },
		ofEvent: {
			...byIndex(1, ["eventId", "list"], ["status", "classId", "seated", "order"]),
			condition: isVisible,
		},
		offers: {
			...byIndex(2, [], ["offerExpiresAt"]),
			condition: ({ status }) => status === "offered",
		},
		held: {
			...byIndex(3, [], ["heldAt"]),
			condition: ({ heldAt }) => heldAt !== undefined,
		},
	},
);
export type RegistrationRecord = EntityItem<typeof Registrations>;
