import { readOn } from "./readOn.ts";

/** Rows 1 to 200, read from a cursor, which is the last row read. */
function open() {
	const limits: number[] = [];
	const read = async (limit: number, cursor: string | null) => {
		limits.push(limit);
		const from = Number(cursor ?? 0);
		const data = Array.from({ length: Math.min(limit, 200 - from) }, (_, at) => from + at + 1);
		const last = data.at(-1) ?? from;
		return { data, cursor: last < 200 ? String(last) : null };
	};
	return { limits, read };
}

const isEven = (row: number) => row % 2 === 0;

test("reads on until there are enough rows that are seen, and answers no more", async () => {
	const { read } = open();
	expect(await readOn(read, { wanted: 3, from: null, isSeen: isEven })).toEqual([2, 4, 6]);
	expect(await readOn(read, { wanted: 3, from: "10" })).toEqual([11, 12, 13]);
});

test("answers fewer rows at the end of the list", async () => {
	const { read } = open();
	expect(await readOn(read, { wanted: 3, from: "197", isSeen: isEven })).toEqual([198, 200]);
});

test("reads few missing rows in a page of a size, not one by one", async () => {
	const { limits, read } = open();
	const rows = await readOn(read, { wanted: 30, from: null, isSeen: (row) => row % 10 !== 0 });
	expect(rows).toHaveLength(30);
	expect(limits).toEqual([30, 25]);
});
