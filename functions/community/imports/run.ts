import { isUnderWay } from "#shared/community/imports/imports.rules.ts";
import { runEachOr } from "../../core/parallel.ts";
import { retryIf } from "../../core/retry.ts";
import { ignoreConditionFailure } from "../../core/table/database.ts";
import { followRun, resumeRuns } from "../../core/table/run.ts";
import { ifUnchanged, nextVersion } from "../../core/table/versioned.ts";
import { type ImportRecord, type ImportRowRecord, ImportRows, Imports } from "./import.entity.ts";
import { findRow, makeRow, type RowState, refuseRow } from "./make-row.ts";
import { keepRow, takeBackRow } from "./take-back-row.ts";

/** Rows per step. A step blocks other stream reactions for a second or two. */
const rowsAtOnce = 25;
/** People created in parallel. All update the same counter, so more would only conflict. */
const peopleAtOnce = 4;

/** The next rows of an import. */
async function nextRows({ id, after }: ImportRecord): Promise<ImportRowRecord[]> {
	const rows = ImportRows.query.ofImport({ importId: id }).gt({ row: after });
	return (await rows.go({ limit: rowsAtOnce, consistent: true })).data;
}

/**
 * The import after some rows were handled. Counts rows by their final state, so retries are not
 * counted twice.
 */
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
	const [takenBack, retained] = [
		before.takenBack + count("takenBack"),
		before.kept + count("kept"),
	];
	// Rows created after the last recorded step of importing must be counted, too.
	const end = { state: "takenBack", made: takenBack + retained } as const;
	return nextVersion(before, { ...at, takenBack, kept: retained, ...(isDone && end) }, now);
}

/**
 * Handles the next rows of an import and records the progress, which makes the stream handle the
 * next ones. Each version runs once; rows handled but not recorded are found finished.
 */
export async function goOn(record: ImportRecord, now: number): Promise<void> {
	const { data: current } = await Imports.get({ id: record.id }).go({ consistent: true });
	if (current?.version !== record.version || !isUnderWay(current)) return;
	const rows = await nextRows(current);
	const [deal, giveUp] =
		current.state === "importing" ? [makeRow, refuseRow] : [takeBackRow, keepRow];
	const states = await runEachOr<ImportRowRecord, RowState>(
		"rows of an import",
		rows,
		// Each attempt reads the row, because the one before may have handled it.
		async (row) => deal(current, (await findRow(row)) ?? row, now),
		(row) => giveUp(current, row),
		peopleAtOnce,
	);
	await Imports.put(further(current, rows, states, now))
		.where(ifUnchanged(current))
		.go()
		.catch(ignoreConditionFailure);
}

const whateverFailed = () => true;

/** Runs a step for the stream, with retries. */
export async function followImport(record: ImportRecord, now: number): Promise<void> {
	const step = () => goOn(record, now);
	if (isUnderWay(record)) await followRun(retryIf(whateverFailed, step, { tries: 3 }));
}

/** Resumes stalled imports. Returns the number of resumed imports. */
export async function resumeImports(now: number): Promise<number> {
	const { data } = await Imports.query.inOrder({}).go({ pages: "all" });
	const put = (next: ImportRecord, before: ImportRecord) =>
		Imports.put(next).where(ifUnchanged(before)).go();
	return resumeRuns(data.filter(isUnderWay), put, now);
}
