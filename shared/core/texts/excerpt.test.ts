import { excerpt } from "./excerpt.ts";

test("puts a short text into one line", () => {
	expect(excerpt("  Summer\n\ncamp\u0007 ", 20)).toBe("Summer camp");
	expect(excerpt("", 20)).toBe("");
});

test("cuts a long text between words, within the limit", () => {
	expect(excerpt("one two three", 8)).toBe("one two…");
	expect(excerpt("one two three", 9)).toBe("one two…");
	expect(excerpt("معسكر صيفي طويل", 12)).toBe("معسكر صيفي…");
	expect(excerpt("Full, at last. The next one is in May.", 16)).toBe("Full, at last…");
	expect(excerpt("اكتمل العدد، والدورة التالية في مايو.", 16)).toBe("اكتمل العدد…");
	for (let most = 2; most < 30; most++) {
		const cut = excerpt("a word 🥋🥋🥋🥋 unbrokenunbrokenunbroken", most);
		expect(cut.length).toBeLessThanOrEqual(most);
		expect(cut.isWellFormed()).toBe(true);
		expect(excerpt(cut, most)).toBe(cut);
	}
});

test("cuts a first word of one letter off, and a word that is too long where the limit is", () => {
	expect(excerpt("a unbrokenunbroken", 8)).toBe("a…");
	expect(excerpt("unbrokenunbroken", 8)).toBe("unbroke…");
});
