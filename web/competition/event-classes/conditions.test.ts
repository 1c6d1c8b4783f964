import { genderWord } from "./conditions.ts";

test.each([
	[16, null, "grown"],
	[18, 40, "grown"],
	[16, 17, "grown"],
	[12, 15, "young"],
	[null, 17, "young"],
	[null, 18, "any"],
	[12, null, "any"],
	[null, null, "any"],
])("chooses the gender word for ages %s to %s: %s", (minAge, maxAge, word) => {
	expect(genderWord({ minAge, maxAge })).toBe(word);
});
