import { isUnderWay } from "#shared/imports/imports.rules.ts";
import { inParallel } from "../core/parallel.ts";
import { retryIf } from "../core/retry.ts";
import { ignoreConditionFailure } from "../core/table/database.ts";
import { followRun, wakeRuns } from "../core/table/run.ts";
import { ifUnchanged, nextVersion } from "../core/table/versioned.ts";
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
function further(
	before: ImportRecord,
	rows: readonly ImportRowRecord[],
	states: readonly RowState[],
	now: number,
) {
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
		.where(ifUnchanged(current))
		.go()
		.catch(ignoreConditionFailure);
}

const whateverFailed = () => true;

/** The same for the stream. */
export async function followImport(record: ImportRecord, now: number): Promise<void> {
	const step = () => goOn(record, now);
	if (isUnderWay(record)) await followRun(retryIf(whateverFailed, step, { tries: 3 }));
}

/** Wakes the imports that stand still. Returns how many. */
export async function wakeImports(now: number): Promise<number> {
	const { data } = await Imports.query.inOrder({}).go({ pages: "all" });
	const put = (next: ImportRecord, before: ImportRecord) =>
		Imports.put(next).where(ifUnchanged(before)).go();
	return wakeRuns(data.filter(isUnderWay), put, now);
}
