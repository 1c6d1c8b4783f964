import type { EventId, UserId } from "#shared/core/ids.ts";
import { upcomingFirst } from "#shared/events/events.rules.ts";
import type { Entry, MyRegistration } from "#shared/registrations/registrations.schema.ts";
import type { Caller, Session } from "../core/caller.ts";
import { findEvent, get } from "../events/events.service.ts";
import { Users } from "../users/user.entity.ts";
import { myRegistration, registration } from "./records.ts";
import { type RegistrationRecord, Registrations } from "./registration.entity.ts";
import { positionOf } from "./waiting-list.service.ts";

/** A person's entries: upcoming events first, with their place on waiting lists. */
export async function mine({ session, now }: Caller & { session: Session }): Promise<MyRegistration[]> {
	const { data } = await Registrations.query.forPerson({ userId: session.userId }).go({ pages: "all" });
	const order = upcomingFirst(now);
	const entries = await Promise.all(data.map(withPosition));
	return entries.sort((a, b) => order(a.event, b.event));
}

async function withPosition(record: RegistrationRecord): Promise<MyRegistration> {
	if (record.status !== "waitlisted") return myRegistration(record);
	const event = await findEvent(record.eventId as EventId).catch(() => null);
	return { ...myRegistration(record), position: event ? await positionOf(event, record) : undefined };
}

/** Entries of an event as they came, with who made them. */
export async function list(eventId: EventId, status?: RegistrationRecord["status"]): Promise<Entry[]> {
	const event = await findEvent(eventId);
	const lists = await Promise.all(
		Array.from({ length: event.lists }, (_, list) =>
			Registrations.query.ofEvent({ eventId, list, ...(status && { status }) }).go({ pages: "all" }),
		),
	);
	const records = lists.flatMap(({ data }) => data).sort((a, b) => a.order.localeCompare(b.order));
	if (records.length === 0) return [];
	const { data } = await Users.get(records.map(({ userId }) => ({ id: userId }))).go({ concurrency: 4 });
	const people = new Map(data.map((person) => [person.id, person]));
	return records.flatMap((record) => {
		const person = people.get(record.userId);
		if (!person) return [];
		return {
			...registration(record),
			userId: person.id as UserId,
			firstName: person.firstName,
			lastName: person.lastName,
			firstNameAr: person.firstNameAr ?? null,
			lastNameAr: person.lastNameAr ?? null,
			email: person.email,
			currentBelt: person.currentBelt,
		};
	});
}

/** Places as last counted. */
export async function availability(eventId: EventId, caller: Caller, drafts: boolean) {
	const event = await get(eventId, { drafts, now: caller.now });
	return {
		asOf: new Date(caller.now).toISOString(),
		event: { taken: event.registeredCount, max: event.maxParticipants, waiting: event.waiting },
	};
}
