import { tables } from "../model/tables.ts";
import { type Row, row } from "./row.ts";

/**
 * Simulates the opening of a registration under DynamoDB's limits, in virtual time, so that the
 * figures are the same on every machine.
 */
export async function measure(): Promise<Row[]> {
	const { text, right } = tables();
	console.log(`\n${text}\n`);
	const faults = (["over", "under", "duplicates", "orphans"] as const).map((fault) =>
		right.reduce((sum, report) => sum + report[fault], 0),
	);
	return [
		row("model: over / under / duplicates / orphans of all ways", faults, { must: [0, 0, 0, 0] }),
	];
}
