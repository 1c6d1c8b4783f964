import { mayTakeBack } from "./imports.rules.ts";

const until = "2028-02-29T21:00:00.000Z";

test.each([
	["imported", "2028-02-29T20:59:59.999Z", true],
	["importing", "2028-02-29T20:59:59.999Z", true],
	["imported", until, false],
	["takingBack", "2028-02-28T00:00:00Z", false],
	["takenBack", "2028-02-28T00:00:00Z", false],
	["draft", "2028-02-28T00:00:00Z", false],
] as const)("an import in state %s can be taken back at %s: %s", (state, now, expected) => {
	expect(mayTakeBack({ state, takeBackUntil: until }, Date.parse(now))).toBe(expected);
});
