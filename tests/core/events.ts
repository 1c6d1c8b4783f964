import type { Event, EventInput } from "#shared/competition/events/events.schema.ts";
import { dayAfter, kuwaitDate } from "#shared/core/time/kuwait.ts";
import { call } from "./api.ts";
import { admin } from "./people.ts";

/** The date in Kuwait `days` from today; negative for the past. */
export const dateIn = (days: number) => dayAfter(kuwaitDate(Date.now()), days);

/** An event as staff would enter it. */
export const eventForTest = (wish: Partial<EventInput> = {}) => ({
	titleEn: "Test Cup",
	titleAr: "كأس الاختبار",
	eventType: "tournament",
	eventDate: dateIn(30),
	maxParticipants: 10,
	location: "Hall 1",
	locationAr: "الصالة ١",
	published: true,
	...wish,
});

/** Creates an event through the API. */
export async function createEventForTest(wish: Partial<EventInput> = {}): Promise<Event> {
	const cookie = await admin();
	const { status, body } = await call("POST", "/events", { cookie, body: eventForTest(wish) });
	if (status !== 201)
		throw new Error(`Creating an event answered ${status}: ${JSON.stringify(body)}`);
	return body;
}

/** All events visible to a caller, page by page. */
export async function everyEvent(
	cookie?: string,
	query: Record<string, string> = {},
): Promise<Event[]> {
	const read: Event[] = [];
	for (let cursor: string | null = ""; cursor !== null; ) {
		const parameters: string = new URLSearchParams({
			...query,
			...(cursor && { cursor }),
		}).toString();
		const { status, body, headers } = await call("GET", `/events?${parameters}`, { cookie });
		if (status !== 200)
			throw new Error(`The list of events answered ${status}: ${JSON.stringify(body)}`);
		read.push(...body);
		cursor = headers.get("x-next-cursor");
	}
	return read;
}

/** Moves an event whose registration has closed to today. */
export async function moveEventToToday(eventId: number): Promise<void> {
	const cookie = await admin();
	const { body: event } = await call("GET", `/events/${eventId}`, { cookie });
	const today = { eventDate: dateIn(0), endDate: null, registrationDeadline: dateIn(-1) };
	const body = { ...event, ...today };
	const { status } = await call("PUT", `/events/${eventId}`, { cookie, body });
	if (status !== 200) throw new Error(`Moving the event answered ${status}`);
}
