import { messageExpiry } from "./contact.rules.ts";

const seconds = (instant: string) => Date.parse(instant) / 1000;

test.each([
	["2026-11-22T09:00:00Z", 12, "2027-11-22T09:00:00Z"],
	["2026-12-31T20:59:59Z", 2, "2027-02-28T20:59:59Z"],
	["2027-12-31T20:59:59Z", 2, "2028-02-29T20:59:59Z"],
	["2028-02-29T09:00:00Z", 12, "2029-02-28T09:00:00Z"],
	["2027-08-30T21:30:00Z", 6, "2028-02-28T21:30:00Z"],
])("a message of %s is deleted after %d months, at %s", (came, months, expiry) => {
	expect(messageExpiry(Date.parse(came), months)).toBe(seconds(expiry));
});
