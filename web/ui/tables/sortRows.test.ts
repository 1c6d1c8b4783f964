import { nextSorting, readSorting, sortRows } from "./sortRows.ts";

const rows = [
	{ name: "ب", count: 10 },
	{ name: "أ", count: 9 },
	{ name: "ت", count: 100 },
];
const columns = [
	{ id: "name", sort: (row: (typeof rows)[number]) => row.name },
	{ id: "count", sort: (row: (typeof rows)[number]) => row.count },
	{ id: "actions" },
];
const order = (sorting: string | null, locale = "en") =>
	sortRows(rows, columns, readSorting(sorting), locale).map(({ count }) => count);

test("rows are sorted by their own alphabet, and numbers as numbers", () => {
	expect(order("name", "ar")).toEqual([9, 10, 100]);
	expect(order("-name", "ar")).toEqual([100, 10, 9]);
	expect(order("count")).toEqual([9, 10, 100]);
});

test("rows stay as they came where nothing is asked for, or nothing that can be sorted by", () => {
	for (const sorting of [null, "", "actions", "nothing"])
		expect(order(sorting)).toEqual([10, 9, 100]);
});

test("a head sorts up, then down, then not at all", () => {
	expect(nextSorting(null, "name")).toBe("name");
	expect(nextSorting(readSorting("name"), "name")).toBe("-name");
	expect(nextSorting(readSorting("-name"), "name")).toBeNull();
	expect(nextSorting(readSorting("-count"), "name")).toBe("name");
});
