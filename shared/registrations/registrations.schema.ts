import * as z from "zod/mini";
import { Belt } from "../belts/belts.schema.ts";
import { optionalLongText } from "../core/fields.ts";
import { type EventId, id, type UserId } from "../core/ids.ts";
import { EventSummary } from "../events/events.schema.ts";

export const registrationStatuses = ["pending", "approved", "rejected", "waitlisted", "offered", "cancelled"] as const;

export const Registration = z.object({
	id: z.string(),
	eventId: id<EventId>(),
	userId: id<UserId>(),
	status: z.enum(registrationStatuses),
	registeredAt: z.string(),
});
export type Registration = z.infer<typeof Registration>;

/** `id` as the API names an entry: event and person. */
const registrationId = /^([1-9]\d{0,14})-([1-9]\d{0,14})$/;
export const RegistrationParams = z.object({
	id: z.pipe(
		z.string().check(z.regex(registrationId)),
		z.transform((value: string) => {
			const [, eventId, userId] = registrationId.exec(value) as RegExpExecArray;
			return { eventId: Number(eventId) as EventId, userId: Number(userId) as UserId };
		}),
	),
});

/** Place in the queue, counted from 1, while on the waiting list. */
const position = z.optional(z.number());

export const RegistrationAnswer = z.object({ registration: Registration, position });

export const Reason = z.object({ reason: optionalLongText(500) });

export const decisions = ["approve", "reject"] as const;
export const Decision = z.object({
	ids: z
		.array(z.string().check(z.regex(registrationId)))
		.check(z.minLength(1, "required"), z.maxLength(100, "too_long")),
	decision: z.enum(decisions),
	reason: optionalLongText(500),
});
export type Decision = z.output<typeof Decision>;

/** What came of a decision for one entry. */
export const DecisionResult = z.object({
	id: z.string(),
	status: z.optional(z.enum(registrationStatuses)),
	error: z.optional(z.string()),
});

/** An entry as staff see it. */
export const Entry = z.object({
	id: z.string(),
	status: z.enum(registrationStatuses),
	registeredAt: z.string(),
	userId: id<UserId>(),
	firstName: z.string(),
	lastName: z.string(),
	firstNameAr: z.nullable(z.string()),
	lastNameAr: z.nullable(z.string()),
	email: z.string(),
	currentBelt: Belt,
});
export type Entry = z.infer<typeof Entry>;

export const EntryQuery = z.object({ status: z.optional(z.enum(registrationStatuses)) });

export const Availability = z.object({
	asOf: z.string(),
	event: z.object({ taken: z.number(), max: z.number(), waiting: z.boolean() }),
});

/** A person's own registration, with what a card shows of the event. */
export const MyRegistration = z.object({
	id: z.string(),
	status: z.enum(registrationStatuses),
	registeredAt: z.string(),
	event: EventSummary,
	position,
	/** Why it was rejected, where staff gave a reason. */
	reason: z.optional(z.string()),
});
export type MyRegistration = z.infer<typeof MyRegistration>;
