import * as z from "zod/mini";
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

export const RegistrationAnswer = z.object({ registration: Registration });

/** A person's own registration, with what a card shows of the event. */
export const MyRegistration = z.object({
	id: z.string(),
	status: z.enum(registrationStatuses),
	registeredAt: z.string(),
	event: EventSummary,
});
export type MyRegistration = z.infer<typeof MyRegistration>;
