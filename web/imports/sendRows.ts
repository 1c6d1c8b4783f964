import { bytesOf } from "#shared/core/http/page.ts";
import { type RowValues, repeatedRows } from "#shared/imports/imports.cells.ts";
import { rowsAtOnce } from "#shared/imports/imports.rules.ts";
import type { Import, RowVerdict } from "#shared/imports/imports.schema.ts";
import { isRefusal } from "../core/calls/client.ts";
import { imports } from "./imports.queries.ts";

export type SentRow = { row: number; values: RowValues };
/** A row with what it would do. `repeats`: the number of an earlier row that has the same address. */
export type CheckedRow = RowVerdict & SentRow & { repeats?: number };

/** Below what a call may carry, with room for what is around the rows. */
const mostBytes = 200_000;

/** Rows in parts that a call takes. */
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

/** What rows would do. A row whose address an earlier one has is at fault, whatever the server knows of it. */
export async function checkRows(
	rows: readonly SentRow[],
	onProgress: OnProgress,
): Promise<CheckedRow[]> {
	const repeated = repeatedRows(rows);
	const checked: CheckedRow[] = [];
	for (const part of inParts(rows)) {
		const verdicts = await imports.check({ body: { rows: part } });
		for (const [at, verdict] of verdicts.entries()) {
			const repeats = repeated.get(verdict.row);
			checked.push({
				...part[at],
				...verdict,
				...(repeats !== undefined && { repeats, verdict: "fault" as const }),
			});
		}
		onProgress(checked.length);
	}
	return checked;
}

type Sent = {
	fileName: string;
	rows: readonly SentRow[];
	key: string;
	onProgress: OnProgress;
	/** Whether somebody has thought better of it. */
	isStopped: () => boolean;
};

/**
 * Sends rows and has their people made; null where that was stopped before. With the same key it goes on with what
 * arrived before: nobody is made twice.
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
			// The answer to the start was lost: all had arrived.
			if (isRefusal(error, "import_begun")) break;
			throw error;
		}
		sent += part.length;
		onProgress(sent);
	}
	return isStopped() ? null : imports.start({ params });
}
