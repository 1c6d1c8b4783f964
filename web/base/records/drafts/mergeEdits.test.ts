import { mergeEdits } from "./mergeEdits.ts";

const base = { title: "Camp", content: "Three days", place: "Jahra", version: 1 };

describe("mergeEdits", () => {
	test("merges edits of different fields", () => {
		const mine = { ...base, content: "Four days" };
		const theirs = { ...base, place: "Salmiya", version: 2 };
		expect(mergeEdits(base, mine, theirs)).toEqual({
			values: { title: "Camp", content: "Four days", place: "Salmiya", version: 2 },
			taken: ["place"],
			clashes: {},
		});
	});

	test("keeps my edit of a field that both changed, and reports theirs", () => {
		const mine = { ...base, content: "Four days" };
		const theirs = { ...base, content: "Two days", version: 2 };
		expect(mergeEdits(base, mine, theirs)).toEqual({
			values: { ...mine, version: 2 },
			taken: [],
			clashes: { content: "Two days" },
		});
	});

	test("reports no conflict when both made the same edit", () => {
		const both = { ...base, content: "Two days" };
		expect(mergeEdits(base, both, { ...both, version: 2 })).toEqual({
			values: { ...both, version: 2 },
			taken: [],
			clashes: {},
		});
	});

	test("compares lists by content", () => {
		const lists = { goals: ["one"], version: 1 };
		expect(
			mergeEdits(lists, { goals: ["one"], version: 1 }, { goals: ["one"], version: 2 }).taken,
		).toEqual([]);
	});
});
