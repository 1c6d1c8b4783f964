import { mergeEdits } from "./mergeEdits.ts";

const base = { title: "Camp", content: "Three days", place: "Jahra", version: 1 };

describe("edits of two people", () => {
	test("of different fields are brought together", () => {
		const mine = { ...base, content: "Four days" };
		const theirs = { ...base, place: "Salmiya", version: 2 };
		expect(mergeEdits(base, mine, theirs)).toEqual({
			values: { title: "Camp", content: "Four days", place: "Salmiya", version: 2 },
			taken: ["place"],
			clashes: {},
		});
	});

	test("of one field keep mine, and tell theirs", () => {
		const mine = { ...base, content: "Four days" };
		const theirs = { ...base, content: "Two days", version: 2 };
		expect(mergeEdits(base, mine, theirs)).toEqual({
			values: { ...mine, version: 2 },
			taken: [],
			clashes: { content: "Two days" },
		});
	});

	test("that are the same are no clash", () => {
		const both = { ...base, content: "Two days" };
		expect(mergeEdits(base, both, { ...both, version: 2 })).toEqual({
			values: { ...both, version: 2 },
			taken: [],
			clashes: {},
		});
	});

	test("compare lists by what is in them", () => {
		const lists = { goals: ["one"], version: 1 };
		expect(
			mergeEdits(lists, { goals: ["one"], version: 1 }, { goals: ["one"], version: 2 }).taken,
		).toEqual([]);
	});
});
