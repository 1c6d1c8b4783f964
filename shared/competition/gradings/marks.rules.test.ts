import {
	formGroups,
	groupNumber,
	isMark,
	mayExamineAll,
	panelFault,
	partsFor,
	proposeOutcome,
	sumMarks,
} from "./marks.rules.ts";

test("a mark is 0 to 10 in halves", () => {
	expect([0, 5, 55, 100].every((mark) => isMark(mark))).toBe(true);
	expect([-5, 3, 7.5, 101, 105, Number.NaN].some((mark) => isMark(mark))).toBe(false);
});

const person = (
	userId: number,
	toBelt: "orange-10" | "blue-8" | "black-1",
	age: number | null,
) => ({
	userId,
	toBelt,
	age,
});

test("groups are formed by rank, then age, and a dan is never with a kyu", () => {
	const all = [
		person(1, "black-1", 30),
		person(2, "blue-8", 12),
		person(3, "orange-10", 9),
		person(4, "blue-8", 8),
		person(5, "orange-10", 7),
		person(6, "orange-10", null),
	];
	const ids = (size: number) =>
		formGroups(all, size).map((group) => group.map(({ userId }) => userId));
	expect(ids(10)).toEqual([[6, 5, 3, 4, 2], [1]]);
	expect(ids(2)).toEqual([[6, 5], [3], [4, 2], [1]]);
	expect(formGroups([{ userId: 7, toBelt: null, age: 8 }], 5)).toEqual([]);
});

test("groups are as equal as can be, and hold everybody once", () => {
	const all = Array.from({ length: 31 }, (_, at) => person(at, "orange-10", 10));
	const groups = formGroups(all, 10);
	expect(groups.map(({ length }) => length)).toEqual([8, 8, 7, 8]);
	expect(groups.flat().map(({ userId }) => userId)).toEqual(all.map(({ userId }) => userId));
});

const group = { examiners: [1], candidates: [7, 8], parts: ["kihon", "kata"] } as const;

test("a candidate shows the parts of their group, or only those to repeat", () => {
	expect(groupNumber([{ ...group, candidates: [] }, group], 8)).toBe(2);
	expect(groupNumber([group], 9)).toBeNull();
	expect(partsFor({}, group)).toEqual(["kihon", "kata"]);
	expect(partsFor({ repeatParts: ["kumite", "kata"] }, group)).toEqual(["kata", "kumite"]);
});

const sheet = (examinerId: number, kihon?: number, kata?: number) => ({
	examinerId,
	marks: { ...(kihon !== undefined && { kihon }), ...(kata !== undefined && { kata }) },
});
const parts = ["kihon", "kata"] as const;
const sum = (...sheets: ReturnType<typeof sheet>[]) => sumMarks(sheets, parts, 2);

test("sums are means, and say what is missing", () => {
	expect(sum()).toMatchObject({ percent: null, missing: 4, spread: 0 });
	expect(sum(sheet(1, 60, 80), sheet(2, 40))).toEqual({
		parts: { kihon: 50, kata: 80 },
		percent: 65,
		spread: 30,
		isSpread: true,
		missing: 1,
	});
	// A mark in a part that is not examined any more does not count.
	const other = { examinerId: 3, marks: { fitness: 100 } };
	expect(sumMarks([other], parts, 1)).toMatchObject({ percent: null, missing: 2 });
});

test("examiners who differ by more than 20 % are pointed out", () => {
	expect(sum(sheet(1, 60, 60), sheet(2, 80, 80)).isSpread).toBe(false);
	expect(sum(sheet(1, 60, 60), sheet(2, 80, 85)).isSpread).toBe(true);
});

test.each([
	["passes from 55 % on", [55, 55], { outcome: "pass", repeatParts: [] }],
	["fails below it", [55, 50], { outcome: "fail", repeatParts: [] }],
	["has no proposal without a mark in each part", [100, undefined], null],
] as const)("a candidate %s", (_, [kihon, kata], expected) => {
	const { parts: means, percent } = sum(sheet(1, kihon, kata));
	expect(proposeOutcome({ parts: means, percent }, parts)).toEqual(expected);
});

test("a part passes from the least mark of its syllabus on", () => {
	const scale = [{ part: "kata", max: 10, least: 6 }] as const;
	const means = (kata: number) => ({ parts: { kihon: 90, kata }, percent: 74 });
	expect(proposeOutcome(means(60), parts, scale)?.repeatParts).toEqual([]);
	expect(proposeOutcome(means(59.5), parts, scale)?.repeatParts).toEqual(["kata"]);
});

test("a candidate repeats a part that was not shown", () => {
	const means = { kihon: 100, kata: 0, fitness: 90 };
	expect(proposeOutcome({ parts: means, percent: 63 }, [...parts, "fitness"])).toEqual({
		outcome: "repeat",
		repeatParts: ["kata"],
	});
});

describe("a panel", () => {
	const [chief, second, third] = [
		{ id: 1, currentBelt: "black-5" },
		{ id: 2, currentBelt: "black-1" },
		{ id: 3, currentBelt: "brown-1" },
	] as const;
	const [kyu, dan] = [
		{ userId: 7, toBelt: "orange-10" },
		{ userId: 8, toBelt: "black-1" },
	] as const;
	const of = (...people: { id: number; currentBelt: "black-5" | "black-1" | "brown-1" }[]) => ({
		chiefId: 1,
		people,
	});

	test("needs a chief for the highest rank, and examiners who may examine somebody", () => {
		expect(panelFault(of(chief, second), [kyu, dan])).toBeNull();
		expect(panelFault(of(chief, third), [kyu])).toEqual({ code: "examiner_rank" });
		expect(panelFault({ chiefId: 2, people: [second] }, [dan])).toEqual({ code: "examiner_rank" });
		expect(panelFault(of(chief), [])).toBeNull();
	});

	test("needs examiners in each group whose rank suffices for its candidates", () => {
		const at = (...candidates: number[]) => [{ ...group, examiners: [1, 2], candidates }];
		expect(panelFault(of(chief, second), [kyu, dan], at(7))).toBeNull();
		expect(panelFault(of(chief, second), [kyu, dan], at(7, 8))).toEqual({ code: "examiner_rank" });
	});

	test("has three who may examine from the third dan on", () => {
		const third = { userId: 9, toBelt: "black-3" } as const;
		const few = { code: "examiners_few", count: 3 };
		expect(panelFault(of(chief), [third])).toEqual(few);
		const more = [4, 5].map((id) => ({ id, currentBelt: "black-5" as const }));
		expect(panelFault(of(chief, ...more), [third])).toBeNull();
		expect(panelFault({ people: [] }, [third])).toBeNull();
	});
});

test("a group's examiner may examine each of its candidates", () => {
	const members = [
		{ toBelt: "yellow-6" as const },
		{ toBelt: "black-1" as const },
		{ toBelt: null },
	];
	expect(mayExamineAll({ currentBelt: "black-3" }, members)).toBe(true);
	expect(mayExamineAll({ currentBelt: "black-2" }, members)).toBe(false);
	expect(mayExamineAll({ currentBelt: "black-2" }, members.slice(0, 1))).toBe(true);
});
