import { isFresh, longestSession, offlineUntil, sessionEnd } from "./session.rules.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const startedAt = Date.parse("2026-11-01T08:00:00Z");

test.each([
	["member", 14, 30],
	["coach", 7, 30],
	["admin", 1, 7],
	["super-admin", 1, 7],
] as const)(
	"a session of a %s ends after %i days without use, and after %i days at the latest",
	(role, idle, longest) => {
		expect(longestSession(role)).toBe(longest * day);
		// The last use is stored at most once an hour, so a session lasts up to an hour longer.
		expect(sessionEnd({ role, startedAt, lastSeenAt: startedAt })).toBe(
			startedAt + idle * day + hour,
		);
		const busy = { role, startedAt, lastSeenAt: startedAt + longest * day - minute };
		expect(sessionEnd(busy)).toBe(startedAt + longest * day);
	},
);

const at = (time: string) => Date.parse(time);

test.each([
	["member", "2027-12-20T10:00Z", "2027-12-31T20:59Z", "2028-01-14T21:59Z"],
	["member", "2028-01-31T10:00Z", "2028-02-29T10:00Z", "2028-03-01T10:00Z"],
	["coach", "2028-02-20T10:00Z", "2028-02-22T10:00Z", "2028-02-29T11:00Z"],
	["admin", "2027-12-30T10:00Z", "2027-12-31T10:00Z", "2028-01-01T11:00Z"],
	["super-admin", "2028-02-22T10:00Z", "2028-02-29T09:00Z", "2028-02-29T10:00Z"],
] as const)("a %s's session of %s, last used at %s, ends at %s", (role, started, lastSeen, end) => {
	expect(sessionEnd({ role, startedAt: at(started), lastSeenAt: at(lastSeen) })).toBe(at(end));
});

test("a password counts as fresh for ten minutes, also over midnight", () => {
	const given = at("2027-12-31T20:55:00Z");
	expect(isFresh(given, at("2027-12-31T21:04:59.999Z"))).toBe(true);
	expect(isFresh(given, at("2027-12-31T21:05:00Z"))).toBe(false);
});

test("a password no longer counts as fresh after exactly ten minutes", () => {
	expect(isFresh(startedAt, startedAt + 10 * minute - 1)).toBe(true);
	expect(isFresh(startedAt, startedAt + 10 * minute)).toBe(false);
});

test("a browser may show a response offline for a day, but not after the session's end", () => {
	const until = (end: number) =>
		offlineUntil(new Headers({ "x-session-end": String(end) }), startedAt);
	expect(until(startedAt + 7 * day)).toBe(startedAt + day);
	expect(until(startedAt + hour)).toBe(startedAt + hour);
	expect(offlineUntil(new Headers(), startedAt)).toBe(0);
});
