import { quiet } from "../quiet.ts";
import { type Row, row } from "../row.ts";
import { emptyFolder } from "../scratch.ts";
import type { Overhead } from "./overhead.worker.ts";
import { inWorker } from "./worker.ts";

/** A fixed cost per call plus a cost per item read. */
const bars = (items: number) => ({
	must: [0.5 + 0.03 * items],
	aim: [0.3 + 0.02 * items],
	unit: "ms",
	digits: 2,
});

/** The time a handler adds to its table calls: routing, session, parsing both ways, log. */
export async function measure(): Promise<Row[]> {
	await quiet();
	const settings = { LOCAL_DIR: emptyFolder("overhead"), POWERTOOLS_LOG_LEVEL: "INFO" };
	const found = await inWorker<Overhead[]>("workers/overhead.worker.ts", settings);
	return found.map(({ name, handler, bare, items, calls }) =>
		row(`Handler overhead p50: ${name}`, [handler - bare], {
			...bars(items),
			note: `${handler.toFixed(2)} − ${bare.toFixed(2)} ms; ${calls} request${calls > 1 ? "s" : ""}, ${items} items`,
		}),
	);
}
