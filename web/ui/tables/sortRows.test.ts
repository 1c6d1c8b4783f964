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

test("sorts text by the language's alphabet and numbers by value", () => {
	expect(order("name", "ar")).toEqual([9, 10, 100]);
	expect(order("-name", "ar")).toEqual([100, 10, 9]);
	expect(order("count")).toEqual([9, 10, 100]);
});

test("keeps the order without a sorting or with one that is not sortable", () => {
	for (const sorting of [null, "", "actions", "nothing"])
		expect(order(sorting)).toEqual([10, 9, 100]);
});

test("cycles a column through ascending, descending and unsorted", () => {
	expect(nextSorting(null, "name")).toBe("name");
	expect(nextSorting(readSorting("name"), "name")).toBe("-name");
	expect(nextSorting(readSorting("-name"), "name")).toBeNull();
	expect(nextSorting(readSorting("-count"), "name")).toBe("name");
});
