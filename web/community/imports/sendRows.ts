import { type RowValues, repeatedRows } from "#shared/community/imports/imports.cells.ts";
import type { ImportField } from "#shared/community/imports/imports.columns.ts";
import { rowsAtOnce } from "#shared/community/imports/imports.rules.ts";
import type { Import, RowVerdict } from "#shared/community/imports/imports.schema.ts";
import { bytesOf } from "#shared/core/http/page.ts";
import { isRefusal } from "../../core/calls/client.ts";
import { imports } from "./imports.queries.ts";

export type SentRow = {
	row: number;
	values: RowValues;
	/** Fields whose unusual values are confirmed. */
	confirmed?: ImportField[];
};
/** A row of a file. `surplus`: its texts for which there is no heading. */
export type ReadRow = SentRow & { surplus?: string[] };
/**
 * A row with the server's verdict. `repeats`: number of an earlier row with the same person.
 */
export type CheckedRow = RowVerdict & ReadRow & { repeats?: number };

/** Below the request size limit, with a margin for the JSON around the rows. */
const mostBytes = 200_000;

/** Splits rows into parts that fit into one request. */
function inParts(rows: readonly SentRow[]): SentRow[][] {
	const parts: SentRow[][] = [];
	let bytes = 0;
	for (const row of rows) {
		const size = bytesOf(row);
		const last = parts.at(-1);
		if (last && last.length < rowsAtOnce && bytes + size <= mostBytes) last.push(row);
		else parts.push([row]);
		bytes = parts.at(-1)?.length === 1 ? size : bytes + size;
	}
	return parts;
}

type OnProgress = (done: number) => void;

/** The server's verdicts by row and values, so that only corrected rows are checked again. */
export type Verdicts = Map<string, RowVerdict>;
const keyOf = ({ row, ...sent }: SentRow) => `${row} ${JSON.stringify(sent)}`;
const sentOf = ({ surplus: _, ...sent }: ReadRow): SentRow => sent;

/**
 * The verdict on a row. A row that repeats the person of an earlier row, or whose cells may stand in
 * the wrong columns, is always a fault.
 */
function judged(row: ReadRow, found: RowVerdict, repeats: number | undefined): CheckedRow {
	if (row.surplus) return { ...row, ...found, verdict: "fault" };
	// A wrong address is reported as wrong, not also as repeated.
	const isWrong = found.faults.some(({ field }) => field === "email");
	if (repeats === undefined || isWrong) return { ...row, ...found };
	return { ...row, ...found, repeats, verdict: "fault" };
}

/**
 * Checks what importing the rows would do.
 * @param verdicts the verdicts known so far; missing ones are added
 */
export async function checkRows(
	rows: readonly ReadRow[],
	verdicts: Verdicts,
	onProgress: OnProgress,
): Promise<CheckedRow[]> {
	const repeated = repeatedRows(rows);
	const unknown = rows.map(sentOf).filter((row) => !verdicts.has(keyOf(row)));
	let done = rows.length - unknown.length;
	for (const part of inParts(unknown)) {
		const found = await imports.check({ body: { rows: part } });
		for (const [at, verdict] of found.entries()) verdicts.set(keyOf(part[at]), verdict);
		done += part.length;
		onProgress(done);
	}
	return rows.flatMap((row) => {
		const found = verdicts.get(keyOf(sentOf(row)));
		return found ? [judged(row, found, repeated.get(row.row))] : [];
	});
}

type Sent = {
	fileName: string;
	rows: readonly SentRow[];
	key: string;
	onProgress: OnProgress;
	/** Whether the user has cancelled. */
	isStopped: () => boolean;
};

/**
 * Sends rows and starts the import; null if cancelled before. With the same key it continues with
 * the rows already received, so nobody is created twice.
 */
export async function importRows({
	fileName,
	rows,
	key,
	onProgress,
	isStopped,
}: Sent): Promise<Import | null> {
	const { id } = await imports.begin({ body: { fileName, rows: rows.length }, key });
	const params = { id };
	let sent = 0;
	for (const part of inParts(rows)) {
		if (isStopped()) return null;
		try {
			await imports.send({ params, body: { rows: part } });
		} catch (error) {
			// The response to an earlier start was lost: all rows had arrived.
			if (isRefusal(error, "import_begun")) break;
			throw error;
		}
		sent += part.length;
		onProgress(sent);
	}
	return isStopped() ? null : imports.start({ params });
}
