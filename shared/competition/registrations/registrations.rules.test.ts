import {
	holdsPlace,
	mayCancel,
	offerExpiry,
	registrationRefusal,
	registrationStatuses,
} from "./registrations.rules.ts";

const event = (wish: object = {}) => ({
	published: true,
	cancelReason: null,
	eventDate: "2026-12-03",
	endDate: null,
	registrationOpensAt: "2026-11-01",
	registrationDeadline: "2026-11-30",
	...wish,
});

describe("registrationRefusal", () => {
	test.each([
		["2026-10-31T20:59:59.999Z", {}, "registration_not_open"],
		["2026-10-31T21:00:00.000Z", {}, null],
		["2026-11-30T20:59:59.999Z", {}, null],
		["2026-11-30T21:00:00.000Z", {}, "registration_closed"],
		["2026-12-03T20:59:59.999Z", { registrationDeadline: null }, null],
		[
			"2026-12-03T21:00:00.000Z",
			{ registrationDeadline: null, endDate: "2026-12-09" },
			"registration_closed",
		],
		["2026-11-15T00:00:00.000Z", { published: false }, "not_found"],
		["2026-12-31T00:00:00.000Z", { published: false }, "not_found"],
		["2026-11-15T00:00:00.000Z", { cancelReason: "The hall is flooded" }, "event_cancelled"],
	])("at %s an event with %j gives: %s", (now, wish, refusal) => {
		expect(registrationRefusal(event(wish), Date.parse(now))).toBe(refusal);
	});

	test("pending, approved and offered registrations hold a place", () => {
		expect(registrationStatuses.filter(holdsPlace)).toEqual(["pending", "approved", "offered"]);
	});
});

test.each([
	["2028-02-29", null, "2028-02-29T20:59:59.999Z"],
	["2028-01-03", "2027-12-31", "2027-12-31T20:59:59.999Z"],
	["2028-01-03", "2027-12-31T12:00", "2027-12-31T09:00:00.000Z"],
])(
	"a registration for %s with the deadline %s can be cancelled until %s",
	(eventDate, registrationDeadline, last) => {
		const event = { eventDate, registrationDeadline };
		expect(mayCancel(event, Date.parse(last))).toBe(true);
		expect(mayCancel(event, Date.parse(last) + 1)).toBe(false);
	},
);

test.each([
	["2028-01-03", "2028-01-02T20:59:59.999Z"],
	["2028-01-03T09:30:00+03:00", "2028-01-03T06:29:59.999Z"],
])("a moved registration for %s can be cancelled until %s", (eventDate, last) => {
	const event = { eventDate, registrationDeadline: "2027-12-31" };
	expect(mayCancel(event, Date.parse(last), true)).toBe(true);
	expect(mayCancel(event, Date.parse(last) + 1, true)).toBe(false);
	expect(mayCancel({ ...event, registrationDeadline: null }, Date.parse(last) + 1, true)).toBe(
		mayCancel({ ...event, registrationDeadline: null }, Date.parse(last) + 1),
	);
});

test.each([
	["2028-03-10", "2028-02-28T21:30:00Z", "2028-03-01T21:30:00Z"],
	["2027-12-31", "2027-12-30T10:00:00Z", "2027-12-31T20:59:59.999Z"],
	["2027-12-31", "2027-12-31T21:00:00Z", "2027-12-31T21:00:00Z"],
])(
	"a place at an event of %s, offered for 48 hours at %s, is reserved until %s",
	(eventDate, now, until) => {
		expect(offerExpiry({ eventDate, offerHours: 48 }, Date.parse(now))).toBe(Date.parse(until));
	},
);
