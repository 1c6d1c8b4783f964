import { isUnderWay } from "#shared/imports/imports.rules.ts";
import { log, nameOfError } from "../core/log.ts";
import { inParallel } from "../core/parallel.ts";
import { ignoreConditionFailure } from "../core/table/database.ts";
import { nextVersion, still } from "../core/table/versioned.ts";
import { type ImportRecord, type ImportRowRecord, ImportRows, Imports } from "./import.entity.ts";
import { makeRow, type RowState } from "./make-row.ts";
import { takeBackRow } from "./take-back-row.ts";

/** Rows of a step: it holds up what else follows the table for a second or two. */
const rowsAtOnce = 25;
/** People at a time. All are counted at one item, so more would only wait for each other. */
const peopleAtOnce = 4;

/** The next rows of an import, as they are. */
async function nextRows({ id, after }: ImportRecord): Promise<ImportRowRecord[]> {
	const rows = ImportRows.query.ofImport({ importId: id }).gt({ row: after });
	return (await rows.go({ limit: rowsAtOnce, consistent: true })).data;
}

/** The import once some rows are dealt with. What became of them is counted, not how often it was tried. */
function further(before: ImportRecord, rows: readonly ImportRowRecord[], states: readonly RowState[], now: number) {
	const count = (state: RowState) => states.filter((one) => one === state).length;
	const at = { done: before.done + rows.length, after: rows.at(-1)?.row ?? before.after };
	const isDone = rows.length < rowsAtOnce;
	if (before.state === "importing") {
		const [made, refused] = [before.made + count("made"), before.refused + count("refused")];
		return nextVersion(before, { ...at, made, refused, ...(isDone && { state: "imported" }) }, now);
	}
	const [takenBack, kept] = [before.takenBack + count("takenBack"), before.kept + count("kept")];
	// Some may have been made after the last step of making was noted.
	const end = { state: "takenBack", made: takenBack + kept } as const;
	return nextVersion(before, { ...at, takenBack, kept, ...(isDone && end) }, now);
}

/**
 * Deals with the next rows of an import and notes how far it came, which brings on the next. Each of its versions does
 * so once; rows that were dealt with and not noted are found done.
 */
export async function goOn(record: ImportRecord, now: number): Promise<void> {
	const { data: current } = await Imports.get({ id: record.id }).go({ consistent: true });
	if (current?.version !== record.version || !isUnderWay(current)) return;
	const rows = await nextRows(current);
	const deal = current.state === "importing" ? makeRow : takeBackRow;
	const states = await inParallel(rows, (row) => deal(current, row, now), peopleAtOnce);
	await Imports.put(further(current, rows, states, now))
		.where(still(current))
		.go()
		.catch(ignoreConditionFailure);
}

const tries = 3;

/** The same for the stream, which rows that fail must not hold up: the clock comes back to them. */
export async function followImport(record: ImportRecord, now: number): Promise<void> {
	if (!isUnderWay(record)) return;
	for (let attempt = 1; attempt <= tries; attempt++) {
		try {
			return await goOn(record, now);
		} catch (error) {
			log.error("import failed", { ...nameOfError(error), done: record.done, attempt });
		}
	}
}

/** An import on which nothing was done for so long has failed, or its record was lost. */
const stalledMs = 2 * 60 * 1000;

/** Wakes the imports that stand still, by a write that the stream follows. Returns how many. */
export async function wakeImports(now: number): Promise<number> {
	const { data } = await Imports.query.inOrder({}).go({ pages: "all" });
	const stalled = data.filter((record) => isUnderWay(record) && Date.parse(record.updatedAt) < now - stalledMs);
	await inParallel(stalled, (record) =>
		Imports.put(nextVersion(record, {}, now))
			.where(still(record))
			.go()
			.catch(ignoreConditionFailure),
	);
	return stalled.length;
}
