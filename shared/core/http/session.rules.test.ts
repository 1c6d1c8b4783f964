import { isFresh, longestSession, sessionEnd } from "./session.rules.ts";

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
		// The last use is noted once an hour at most, so a session gets that hour on top.
		expect(sessionEnd({ role, startedAt, lastSeenAt: startedAt })).toBe(startedAt + idle * day + hour);
		const busy = { role, startedAt, lastSeenAt: startedAt + longest * day - minute };
		expect(sessionEnd(busy)).toBe(startedAt + longest * day);
	},
);

test("a password counts as given lately for less than ten minutes", () => {
	expect(isFresh(startedAt, startedAt + 10 * minute - 1)).toBe(true);
	expect(isFresh(startedAt, startedAt + 10 * minute)).toBe(false);
});
