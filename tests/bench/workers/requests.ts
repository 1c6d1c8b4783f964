import { type Row, row } from "../row.ts";
import { emptyFolder } from "../scratch.ts";
import type { Counted } from "./requests.worker.ts";
import { inWorker } from "./worker.ts";

/** For each call that was made several times, the one with the most requests. */
function mostOf(counted: Counted[]): Map<string, Counted> {
	const most = new Map<string, Counted>();
	for (const call of counted) {
		if (call.requests >= (most.get(call.name)?.requests ?? 0)) most.set(call.name, call);
	}
	return most;
}

/** Table requests of a call, compared to the number its route declares. */
export async function measure(): Promise<Row[]> {
	const settings = { LOCAL_DIR: emptyFolder("requests"), POWERTOOLS_LOG_LEVEL: "WARN" };
	const counted = await inWorker<Counted[]>("workers/requests.worker.ts", settings);
	const scans = counted.reduce((sum, call) => sum + call.scans, 0);
	return [
		row("DynamoDB Scans in all routes below", [scans], { must: [0] }),
		...[...mostOf(counted)].map(([name, { requests, declared }]) =>
			row(`  Requests of ${name}`, [requests], declared === undefined ? {} : { must: [declared] }),
		),
	];
}
