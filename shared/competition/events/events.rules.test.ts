import fc from "fast-check";
import {
	eventClassState,
	hasEnded,
	isUpcoming,
	placesLeft,
	registrationState,
	registrationWindow,
	upcomingFirst,
} from "./events.rules.ts";

const at = (time: string) => Date.parse(time);

const event = (wish: object = {}) => ({
	eventDate: "2026-12-03",
	endDate: null,
	registrationOpensAt: null,
	registrationDeadline: null,
	maxParticipants: 10,
	registeredCount: 0,
	waiting: false,
	waitingList: true,
	cancelReason: null,
	...wish,
});

describe("registration for an event", () => {
	test.each([
		["2026-12-03", null, "2026-12-03T20:59:59.999Z"],
		["2026-12-03", "2026-12-05", "2026-12-05T20:59:59.999Z"],
		["2026-12-03T10:00", null, "2026-12-03T07:00:00.000Z"],
		["2026-12-03T10:00", "2026-12-03T18:30", "2026-12-03T15:30:00.000Z"],
		["2026-12-03T10:00Z", "2026-12-03", "2026-12-03T20:59:59.999Z"],
		["2028-02-29", null, "2028-02-29T20:59:59.999Z"],
		["2027-12-31", null, "2027-12-31T20:59:59.999Z"],
	])("an event from %s to %s is upcoming until %s", (eventDate, endDate, last) => {
		expect(isUpcoming({ eventDate, endDate }, at(last))).toBe(true);
		expect(isUpcoming({ eventDate, endDate }, at(last) + 1)).toBe(false);
	});

	test.each([
		["2026-12-03", null, "2026-12-03T20:59:59.999Z"],
		["2026-12-03T10:00", null, "2026-12-03T20:59:59.999Z"],
		["2026-12-03T23:30", "2026-12-04T01:00", "2026-12-04T20:59:59.999Z"],
	])("an event from %s to %s has not ended until %s", (eventDate, endDate, last) => {
		expect(hasEnded({ eventDate, endDate }, at(last))).toBe(false);
		expect(hasEnded({ eventDate, endDate }, at(last) + 1)).toBe(true);
	});

	test.each([
		[{}, 0, "2026-12-03T20:59:59.999Z"],
		[{ registrationDeadline: "2026-11-30" }, 0, "2026-11-30T20:59:59.999Z"],
		[{ registrationDeadline: "2026-11-30T12:00" }, 0, "2026-11-30T09:00:00.000Z"],
		[{ registrationOpensAt: "2026-11-01" }, at("2026-10-31T21:00:00Z"), "2026-12-03T20:59:59.999Z"],
		[
			{ registrationOpensAt: "2026-11-01T20:00Z" },
			at("2026-11-01T20:00:00Z"),
			"2026-12-03T20:59:59.999Z",
		],
		[{ endDate: "2026-12-09" }, 0, "2026-12-03T20:59:59.999Z"],
	])("an event with %j takes registrations from %i to %s", (wish, opens, closes) => {
		expect(registrationWindow(event(wish))).toEqual({ opens, closes: at(closes) });
	});

	const window = {
		registrationOpensAt: "2026-11-01T00:00Z",
		registrationDeadline: "2026-11-30T00:00Z",
	};

	test.each([
		["2026-10-31T23:59:59.999Z", 0, "notOpen"],
		["2026-11-01T00:00:00.000Z", 0, "open"],
		["2026-11-15T00:00:00.000Z", 9, "open"],
		["2026-11-15T00:00:00.000Z", 10, "waitlist"],
		["2026-11-15T00:00:00.000Z", 11, "waitlist"],
		["2026-11-30T00:00:00.000Z", 9, "open"],
		["2026-11-30T00:00:00.001Z", 9, "closed"],
		["2026-11-30T00:00:00.001Z", 10, "closed"],
		["2026-10-31T23:59:59.999Z", 10, "notOpen"],
	])("at %s an event with %i registrations is %s", (now, registeredCount, state) => {
		expect(registrationState(event({ ...window, registeredCount }), at(now))).toBe(state);
	});

	test("an event with free places puts newcomers on the waiting list while others wait", () => {
		expect(registrationState(event({ ...window, waiting: true }), at("2026-11-15T00:00Z"))).toBe(
			"waitlist",
		);
	});

	test.each([
		[{ registeredCount: 10 }, "full"],
		[{ waiting: true }, "full"],
		[{ registeredCount: 9 }, "open"],
		[{ registeredCount: 10, cancelReason: "" }, "cancelled"],
	])("an event without a waiting list, with %j, is %s", (wish, state) => {
		const now = at("2026-11-15T00:00Z");
		expect(registrationState(event({ ...window, ...wish, waitingList: false }), now)).toBe(state);
	});

	test("an event without a limit is never full", () => {
		const unlimited = event({ maxParticipants: 0, registeredCount: 1_000_000 });
		expect(registrationState(unlimited, at("2026-11-01T00:00Z"))).toBe("open");
		expect(placesLeft({ max: 0, taken: 1_000_000 })).toBe(null);
	});

	test.each([
		[10, 3, 7],
		[10, 10, 0],
		[10, 12, 0],
		[1, 0, 1],
	])("an event of %i places with %i taken has %i left", (max, taken, left) => {
		expect(placesLeft({ max, taken })).toBe(left);
	});

	test("a cancelled event takes no registrations, whatever its dates", () => {
		expect(registrationState(event({ ...window, cancelReason: "" }), at("2026-11-15T00:00Z"))).toBe(
			"cancelled",
		);
	});
});

describe("upcomingFirst", () => {
	const now = at("2026-12-03T10:00Z");
	const on = (eventDate: string, endDate: string | null = null) => ({ eventDate, endDate });

	test("sorts upcoming events soonest first, then past events latest first", () => {
		const events = [
			on("2026-11-01"),
			on("2027-01-01"),
			on("2026-12-03"),
			on("2026-12-02"),
			on("2026-12-01", "2026-12-20"),
		];
		expect(events.sort(upcomingFirst(now)).map(({ eventDate }) => eventDate)).toEqual([
			"2026-12-01",
			"2026-12-03",
			"2027-01-01",
			"2026-12-02",
			"2026-11-01",
		]);
	});

	test("sorts independently of the original order", () => {
		const day = fc
			.integer({ min: 0, max: 60 })
			.map((days) => new Date(now + (days - 30) * 86_400_000).toISOString().slice(0, 10));
		fc.assert(
			fc.property(fc.array(day, { maxLength: 12 }), (days) => {
				const sorted = (list: string[]) => list.map((one) => on(one)).sort(upcomingFirst(now));
				expect(sorted([...days].reverse())).toEqual(sorted(days));
			}),
		);
	});
});

describe("eventClassState", () => {
	const free = { maxParticipants: 10, currentRegistrations: 9, waiting: false, waitingList: true };
	const full = { ...free, currentRegistrations: 10 };
	const unlimited = { ...free, maxParticipants: 0 };

	test.each([
		["open", free, false, "open"],
		["open", unlimited, false, "open"],
		["open", full, false, "waitlist"],
		["open", full, true, "waitlist"],
		["open", { ...free, waiting: true }, false, "waitlist"],
		// A person with a seat at the event needs no second place there.
		["waitlist", free, false, "waitlist"],
		["waitlist", free, true, "open"],
		["waitlist", full, true, "waitlist"],
		// The class or its event has no waiting list.
		["open", { ...full, waitingList: false }, true, "full"],
		["open", { ...free, waitingList: false }, false, "open"],
		["waitlist", { ...free, waitingList: false }, false, "full"],
		["waitlist", { ...free, waitingList: false }, true, "open"],
		["full", free, false, "full"],
		["full", free, true, "open"],
		["full", full, true, "waitlist"],
		["notOpen", free, true, "notOpen"],
		["closed", free, true, "closed"],
		["cancelled", free, true, "cancelled"],
	] as const)(
		"for an event in state %s, a class with %j (seated: %s) is %s",
		(registrationState, eventClass, seated, state) => {
			expect(eventClassState({ registrationState }, eventClass, seated)).toBe(state);
		},
	);
});
