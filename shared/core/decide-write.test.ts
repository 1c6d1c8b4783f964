import { decideWrite } from "./decide-write.ts";

test.each([
	[true, null, null, "write"],
	[true, null, true, "same"],
	[true, null, false, "conflict"],
	[false, true, true, "write"],
	[false, true, false, "same"],
	[false, true, null, "conflict"],
	[null, true, true, "write"],
	[null, true, false, "conflict"],
] as const)(
	"a value of %s entered over %s, with %s stored, gives: %s",
	(value, before, stored, expected) => {
		expect(decideWrite<boolean>({ value, before }, stored)).toBe(expected);
	},
);
