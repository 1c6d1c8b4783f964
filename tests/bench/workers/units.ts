import { type Row, row } from "../row.ts";
import type { Units } from "./units.worker.ts";
import { inWorker } from "./worker.ts";

/**
 * Limits promised in docs/registration.md; other outcomes have none. A fee may cost two write units
 * more.
 */
const promised: Record<string, number[]> = {
	"a place": [4, 1],
	"a place that costs a fee": [5, 2],
	"the waiting list": [1, 1],
};

/** Write units of table and indexes by outcome, as the engine counts them. */
export async function measure(): Promise<Row[]> {
	const found = await inWorker<Units[]>("workers/units.worker.ts", {});
	return found.map(({ outcome, table, index, read }) =>
		row(`write units of ${outcome}: table / index`, [table, index], {
			must: promised[outcome],
			note: `and ${read} read units`,
		}),
	);
}
