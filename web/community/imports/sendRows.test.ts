/** @jest-environment jsdom */
import { rowsAtOnce } from "#shared/community/imports/imports.rules.ts";
import { answerCalls } from "#tests/core/renderPart.tsx";
import { checkRows, importRows, type ReadRow, type Verdicts } from "./sendRows.ts";

type Sent = { rows: { row: number }[] };

const rowOf = (row: number, values: object = {}, more: object = {}) =>
	({
		row,
		values: { firstName: `Person ${row}`, email: `${row}@club.example`, ...values },
		...more,
	}) as ReadRow;

/** Answers each row with a verdict; returns the numbers of the rows of each call. */
function answerRows(faultsOf: (row: number) => object[] = () => []) {
	const calls = answerCalls(({ body }) => ({
		body: (body as Sent).rows.map(({ row }) => ({
			row,
			verdict: faultsOf(row).length > 0 ? "fault" : "create",
			faults: faultsOf(row),
		})),
	}));
	return () => calls.splice(0).map(({ body }) => (body as Sent).rows.map(({ row }) => row));
}

const check = (rows: readonly ReadRow[], verdicts: Verdicts = new Map()) =>
	checkRows(rows, verdicts, () => undefined);

test("rows are sent in parts by their number and by their size", async () => {
	const sent = answerRows();
	await check(Array.from({ length: rowsAtOnce + 1 }, (_, at) => rowOf(at + 1)));
	expect(sent().map((rows) => rows.length)).toEqual([rowsAtOnce, 1]);
	const long = { notes: "x".repeat(90_000) };
	await check([rowOf(1, long), rowOf(2, long), rowOf(3, long)]);
	expect(sent()).toEqual([[1, 2], [3]]);
});

test("only rows that were corrected are checked again", async () => {
	const sent = answerRows();
	const verdicts: Verdicts = new Map();
	await check([rowOf(1), rowOf(2)], verdicts);
	await check([rowOf(1), rowOf(2, { firstName: "Noura" })], verdicts);
	expect(sent()).toEqual([[1, 2], [2]]);
});

test("a row is a fault if it repeats an earlier one or has too many cells", async () => {
	answerRows((row) => (row >= 4 ? [{ field: "email", code: "invalid" }] : []));
	const same = { email: "a@club.example" };
	const wrong = { email: "b" };
	const found = await check([
		rowOf(1, same),
		rowOf(2, same),
		rowOf(3, {}, { surplus: ["x"] }),
		rowOf(4, wrong),
		rowOf(5, wrong),
	]);
	expect(found.map(({ verdict, repeats }) => [verdict, repeats])).toEqual([
		["create", undefined],
		["fault", 1],
		["fault", undefined],
		["fault", undefined],
		["fault", undefined],
	]);
});

describe("an import", () => {
	const rows = Array.from({ length: 2 * rowsAtOnce }, (_, at) => rowOf(at + 1));
	const run = async (answer: Parameters<typeof answerCalls>[0], isStopped = () => false) => {
		const done: number[] = [];
		const calls = answerCalls(answer);
		const made = await importRows({
			fileName: "a.csv",
			rows,
			key: "key",
			onProgress: (count) => done.push(count),
			isStopped,
		});
		return { made, done, paths: calls.map(({ path }) => path.replace("/api", "")) };
	};

	test("is created, gets its rows in parts, and is started", async () => {
		const { made, done, paths } = await run(() => ({ body: { id: "i" } }));
		expect(paths).toEqual(["/imports", "/imports/i/rows", "/imports/i/rows", "/imports/i/start"]);
		expect([made, done]).toEqual([{ id: "i" }, [rowsAtOnce, 2 * rowsAtOnce]]);
	});

	test("that got its rows in an earlier attempt is started without sending the others", async () => {
		const { paths } = await run(({ path }) =>
			path.endsWith("/rows")
				? { status: 409, body: { code: "import_begun" } }
				: { body: { id: "i" } },
		);
		expect(paths).toEqual(["/imports", "/imports/i/rows", "/imports/i/start"]);
	});

	test("that was stopped is not started", async () => {
		let isStopped = false;
		const { made, paths } = await run(
			({ path }) => {
				isStopped = path.endsWith("/rows");
				return { body: { id: "i" } };
			},
			() => isStopped,
		);
		expect([made, paths.at(-1)]).toEqual([null, "/imports/i/rows"]);
	});
});
