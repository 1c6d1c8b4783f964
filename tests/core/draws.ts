import type { DrawOrder } from "#shared/competition/draws/draws.schema.ts";
import type { PlayedBout } from "#shared/competition/draws/standing.ts";
import { call, eventually } from "./api.ts";
import { createEventClassForTest } from "./event-classes.ts";
import { createEventForTest, dateIn } from "./events.ts";
import { admin, createPeopleForTest, type Wish } from "./people.ts";

/** Closes registration of an event: its deadline was yesterday. */
export async function closeRegistrationForTest(eventId: number): Promise<void> {
	const cookie = await admin();
	const { body: event } = await call("GET", `/events/${eventId}`, { cookie });
	const body = { ...event, registrationDeadline: dateIn(-1) };
	const { status } = await call("PUT", `/events/${eventId}`, { cookie, body });
	if (status !== 200) throw new Error(`Closing registration answered ${status}`);
}

/** An event class with approved entries, whose registration has closed. */
export async function createClosedClassForTest(count: number, wish: Wish = {}) {
	const cookie = await admin();
	const [event, people] = await Promise.all([
		createEventForTest({ maxParticipants: count + 1 }),
		createPeopleForTest(count, wish),
	]);
	const eventClass = await createEventClassForTest(event.id, { maxParticipants: count });
	const body = people.map(({ id: userId }) => ({ userId, classId: eventClass.id }));
	await call("POST", `/events/${event.id}/registrations/bulk`, { cookie, body });
	for (const { id } of people) {
		const { status } = await call(
			"POST",
			`/registrations/${event.id}-${id}-${eventClass.id}/approve`,
			{ cookie },
		);
		if (status !== 200) throw new Error(`Approving answered ${status}`);
	}
	await closeRegistrationForTest(event.id);
	await eventually(async () => {
		const { body: entries } = await call("GET", `/events/${event.id}/registrations`, { cookie });
		return (
			entries.filter(
				({ status, classId }: { status: string; classId: number }) =>
					status === "approved" && classId === eventClass.id,
			).length === count
		);
	}, "the approved entries");
	return { event, eventClass, people, path: `/events/${event.id}/draws/${eventClass.id}` };
}

export const drawForTest = async (path: string, wish: Partial<DrawOrder> = {}) =>
	call("POST", path, {
		cookie: await admin(),
		body: { seeds: [], third: "two", rules: "classic", version: 0, ...wish },
	});

const noScore = { wazaari: 0, genten: 0 };

/** The body of a result of a bout. */
export const resultFor = (
	{ number, whiteId, redId }: Pick<PlayedBout, "number" | "whiteId" | "redId">,
	winner: "white" | "red" = "white",
) => ({ bout: number, whiteId, redId, winner, kind: "decision", white: noScore, red: noScore });
