import { call, eventually } from "./api.ts";
import { breaksIn } from "./places.ts";

type Person = { cookie: string };

/** A person's registrations for an event, as they see them. */
export const entriesAt = async ({ cookie }: Person, eventId: number) =>
	(await call("GET", `/events/${eventId}/registrations/mine`, { cookie })).body;

/** The statuses of a person's registrations, sorted alphabetically. */
export const statuses = async (person: Person, eventId: number) =>
	(await entriesAt(person, eventId)).map(({ status }: { status: string }) => status).sort();

export const cancel = (id: string, { cookie }: Person, reason?: string) =>
	call("DELETE", `/registrations/${id}`, { cookie, body: reason ? { reason } : undefined });

/** Waits until counters and places of an event match its registrations. */
export const settled = (eventId: number, ids: number[]) =>
	eventually(async () => (await breaksIn(eventId, ids)).length === 0, "all to be settled");
