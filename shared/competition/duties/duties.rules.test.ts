import {
	type DutyAct,
	type DutyScope,
	dutyScopes,
	isDutyLive,
	isPermittedBy,
	latestLastDay,
	usualLastDay,
} from "./duties.rules.ts";
import { dutyLinkPath, readDutyLink } from "./duty-link.ts";

test("a duty lasts until the day after the last day of the event, in Kuwait", () => {
	expect(usualLastDay({ eventDate: "2027-02-28T22:30:00Z" })).toBe("2027-03-02");
	expect(usualLastDay({ eventDate: "2027-12-30", endDate: "2027-12-31" })).toBe("2028-01-01");
	expect(latestLastDay({ eventDate: "2028-02-20" })).toBe("2028-03-05");
});

test.each([
	["2027-04-16T20:59:59Z", true],
	["2027-04-16T21:00:00Z", false],
])("at %s a duty until April 16 runs: %s", (at, isLive) => {
	const duty = { until: "2027-04-16" };
	expect(isDutyLive(duty, Date.parse(at))).toBe(isLive);
	expect(isDutyLive({ ...duty, revokedAt: at }, Date.parse(at))).toBe(false);
});

test.each<[DutyAct, DutyScope[]]>([
	["weigh", ["desk", "weighIn", "chief"]],
	["closeWeighIn", ["chief"]],
	["draw", ["chief"]],
	["seeNames", ["chief", "announcer"]],
])("to %s is permitted by the duties %j alone", (act, scopes) => {
	expect(dutyScopes.filter((scope) => isPermittedBy(scope, act))).toEqual(scopes);
});

test("a link is read as it was written, and an incomplete one is not", () => {
	const link = { eventId: 7, dutyId: "01JX0000000000000000000000", secret: "s".repeat(43) };
	const path = dutyLinkPath(link);
	expect(path.startsWith("/duty#")).toBe(true);
	expect(readDutyLink(path.slice("/duty".length))).toEqual(link);
	expect(readDutyLink(path.slice("/duty".length, -30))).toBeNull();
	expect(readDutyLink("")).toBeNull();
});
