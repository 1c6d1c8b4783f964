import fc from "fast-check";
import {
	eventClassState,
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

describe("an event", () => {
	test.each([
		["2026-12-03", null, "2026-12-03T20:59:59.999Z"],
		["2026-12-03", "2026-12-05", "2026-12-05T20:59:59.999Z"],
		["2026-12-03T10:00", null, "2026-12-03T07:00:00.000Z"],
		["2026-12-03T10:00", "2026-12-03T18:30", "2026-12-03T15:30:00.000Z"],
		["2026-12-03T10:00Z", "2026-12-03", "2026-12-03T20:59:59.999Z"],
		["2028-02-29", null, "2028-02-29T20:59:59.999Z"],
		["2027-12-31", null, "2027-12-31T20:59:59.999Z"],
	])("of %s to %s is upcoming until %s", (eventDate, endDate, last) => {
		expect(isUpcoming({ eventDate, endDate }, at(last))).toBe(true);
		expect(isUpcoming({ eventDate, endDate }, at(last) + 1)).toBe(false);
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
	])("with %j takes entries from %i to %s", (wish, opens, closes) => {
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
	])("at %s with %i entered is %s", (now, registeredCount, state) => {
		expect(registrationState(event({ ...window, registeredCount }), at(now))).toBe(state);
	});

	test("with room keeps newcomers behind those who wait", () => {
		expect(registrationState(event({ ...window, waiting: true }), at("2026-11-15T00:00Z"))).toBe(
			"waitlist",
		);
	});

	test.each([
		[{ registeredCount: 10 }, "full"],
		[{ waiting: true }, "full"],
		[{ registeredCount: 9 }, "open"],
		[{ registeredCount: 10, cancelReason: "" }, "cancelled"],
	])("without a waiting list, with %j, is %s", (wish, state) => {
		const now = at("2026-11-15T00:00Z");
		expect(registrationState(event({ ...window, ...wish, waitingList: false }), now)).toBe(state);
	});

	test("without a limit is never full", () => {
		const unlimited = event({ maxParticipants: 0, registeredCount: 1_000_000 });
		expect(registrationState(unlimited, at("2026-11-01T00:00Z"))).toBe("open");
		expect(placesLeft({ max: 0, taken: 1_000_000 })).toBe(null);
	});

	test.each([
		[10, 3, 7],
		[10, 10, 0],
		[10, 12, 0],
		[1, 0, 1],
	])("of %i places with %i taken has %i left", (max, taken, left) => {
		expect(placesLeft({ max, taken })).toBe(left);
	});

	test("that was called off takes no entries, whatever its dates say", () => {
		expect(registrationState(event({ ...window, cancelReason: "" }), at("2026-11-15T00:00Z"))).toBe(
			"cancelled",
		);
	});
});

describe("the order of events", () => {
	const now = at("2026-12-03T10:00Z");
	const on = (eventDate: string, endDate: string | null = null) => ({ eventDate, endDate });

	test("is what comes, soonest first, then what is past, latest first", () => {
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

	test("is the same whichever way they came", () => {
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

describe("a class", () => {
	const free = { maxParticipants: 10, currentRegistrations: 9, waiting: false, waitingList: true };
	const full = { ...free, currentRegistrations: 10 };
	const unlimited = { ...free, maxParticipants: 0 };

	test.each([
		["open", free, false, "open"],
		["open", unlimited, false, "open"],
		["open", full, false, "waitlist"],
		["open", full, true, "waitlist"],
		["open", { ...free, waiting: true }, false, "waitlist"],
		// Who is at the event already needs no further place there.
		["waitlist", free, false, "waitlist"],
		["waitlist", free, true, "open"],
		["waitlist", full, true, "waitlist"],
		// Without a waiting list of its own, or of its event.
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
		"of an event that is %s, with %j (seated: %s) is %s",
		(registrationState, eventClass, seated, state) => {
			expect(eventClassState({ registrationState }, eventClass, seated)).toBe(state);
		},
	);
});
