import { constants, copyFileSync } from "node:fs";
import { join } from "node:path";
import { type Row, row } from "../row.ts";
import { emptyFolder } from "../scratch.ts";
import { usually } from "../smallest.ts";
import { inWorker } from "../workers/worker.ts";
import { filled } from "./fill.ts";
import type { Federation } from "./size.ts";
import type { Work } from "./works.worker.ts";

/**
 * Rows of the import; `SCALE_ROWS=5000` is the maximum of one import and takes a quarter of an
 * hour.
 */
const rows = process.env.SCALE_ROWS ?? usually("300", "5");

/** On a copy, because the filled table is kept for the next run. */
async function worksIn(folder: string, size: Federation): Promise<Work[]> {
	const own = emptyFolder("works");
	const from = join(await filled(folder, size), "dynoxide.db");
	copyFileSync(from, join(own, "dynoxide.db"), constants.COPYFILE_FICLONE);
	const settings = { SCALE_SIZE: size, SCALE_ROWS: rows, WORKS_FOLDER: own };
	return inWorker<Work[]>("scale/works.worker.ts", { ...settings, LOCAL_DIR: join(own, "worker") });
}

const each = (works: Work[], of: (work: Work) => number, digits = 1) =>
	works.map((work) => (of(work) / work.people).toFixed(digits)).join(" / ");

/**
 * Staff jobs on people over HTTP in both federations: import, taking it back, merge, undo,
 * deletion, announcement.
 */
export async function measureWorks(folder: string): Promise<Row[]> {
	const [small, large] = [await worksIn(folder, "small"), await worksIn(folder, "large")];
	return large.map((work, position) => {
		const both = [small[position], work];
		const [few, many] = both.map(({ requests, people }) => requests / people);
		return row(`${work.name} of ${work.people}: requests of one, large to small`, [many / few], {
			must: [2],
			aim: [1.2],
			unit: "×",
			digits: 2,
			note:
				`${each(both, ({ requests }) => requests)} requests, ${each(both, ({ read }) => read)} read and ` +
				`${each(both, ({ write }) => write)} write units each; ${(work.ms / 1000).toFixed(0)} s`,
		});
	});
}
