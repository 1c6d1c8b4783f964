import type { Event } from "#shared/competition/events/events.schema.ts";
import type { EventClassId } from "#shared/core/ids.ts";
import { withOneMore } from "./counts.ts";
import { withCounts } from "./enter/useLiveEvent.ts";

const event = {
	id: 7,
	eventDate: "2026-12-03",
	endDate: null,
	registrationOpensAt: null,
	registrationDeadline: null,
	cancelReason: null,
	maxParticipants: 3,
	registeredCount: 2,
	waiting: false,
	waitingList: true,
	registrationState: "open",
	classes: [
		{ id: 1, currentRegistrations: 1, waiting: false },
		{ id: 2, currentRegistrations: 0, waiting: false },
	],
} as unknown as Event;
const now = Date.parse("2026-11-20T12:00:00Z");

const taken = ({ registeredCount, classes, registrationState }: Event) => [
	registeredCount,
	classes.map(({ currentRegistrations }) => currentRegistrations),
	registrationState,
];

test("counts the user's new registration at once, for the event and its class", () => {
	expect(taken(withOneMore(event, now))).toEqual([3, [1, 0], "waitlist"]);
	expect(taken(withOneMore(event, now, { classId: 2, seated: false }))).toEqual([
		3,
		[1, 1],
		"waitlist",
	]);
	expect(taken(withOneMore(event, now, { classId: 2, seated: true }))).toEqual([2, [1, 1], "open"]);
});

test("replaces the event's counts with newer ones", () => {
	const counts = {
		asOf: "2026-11-20T12:00:00Z",
		registrationOpensAt: null,
		registrationDeadline: null,
		cancelReason: null,
		event: { taken: 3, max: 3, waiting: true },
		classes: [{ id: 1 as EventClassId, taken: 2, max: 0, waiting: false }],
	};
	expect(taken(withCounts(event, counts, now))).toEqual([3, [2, 0], "waitlist"]);
	expect(withCounts(event, counts, Date.parse("2026-12-04T12:00:00Z")).registrationState).toBe(
		"closed",
	);
});
