import { shortBeltName } from "./belts.names.ts";

test.each([
	["white", "White", "أبيض"],
	["green-4", "Green 4", "أخضر ٤"],
	["black-10", "Black 10", "أسود ١٠"],
] as const)("the short name of %s is %s and %s", (belt, en, ar) => {
	expect([shortBeltName(belt, "en"), shortBeltName(belt, "ar")]).toEqual([en, ar]);
});
