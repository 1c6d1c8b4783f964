import { genderWord, lastOfColour, opensColour } from "./conditions.ts";

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

test("finds the first and last rank of a belt colour", () => {
	expect(opensColour("orange-10")).toBe(true);
	expect(opensColour("orange-9")).toBe(false);
	expect(opensColour("white")).toBe(true);
	expect(lastOfColour("orange-10")).toBe("orange-9");
	expect(lastOfColour("white")).toBe("white");
	expect(lastOfColour("black-1")).toBe("black-10");
});
