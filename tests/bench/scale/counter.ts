import { createServer, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";

/** Table usage: requests, and their read and write units, indexes included. */
export type Seen = { requests: number; read: number; write: number };

type Capacity = { CapacityUnits?: number };

const isRead = (operation: string) => /^(Get|Query|BatchGet|TransactGet|Scan)/.test(operation);
const isOfItems = (operation: string) => isRead(operation) || /(Item|Items)$/.test(operation);
const quietMs = 1_500;

/** A proxy between a site and its engine that counts everything except reading the stream. */
export async function startUnitCounter(engine: string) {
	const seen: Seen = { requests: 0, read: 0, write: 0 };
	let last = 0;

	async function forward(from: IncomingMessage): Promise<{ status: number; body: string }> {
		const target = String(from.headers["x-amz-target"]);
		const [service, operation = ""] = target.split(".");
		const request = JSON.parse((await text(from)) || "{}");
		const isCounted = !service.startsWith("DynamoDBStreams") && isOfItems(operation);
		const body = JSON.stringify(
			isCounted ? { ...request, ReturnConsumedCapacity: "TOTAL" } : request,
		);
		const {
			host: _,
			"content-length": __,
			connection: ___,
			...headers
		} = from.headers as Record<string, string>;
		const answer = await fetch(engine, { method: "POST", headers, body });
		const answerText = await answer.text();
		if (isCounted) {
			const { ConsumedCapacity = [] }: { ConsumedCapacity?: Capacity | Capacity[] } = JSON.parse(
				answerText || "{}",
			);
			const units = [ConsumedCapacity]
				.flat()
				.reduce((sum, { CapacityUnits = 0 }) => sum + CapacityUnits, 0);
			seen[isRead(operation) ? "read" : "write"] += units;
			seen.requests++;
			last = performance.now();
		}
		return { status: answer.status, body: answerText };
	}

	const proxy = createServer((from, to) => {
		forward(from).then(
			({ status, body }) =>
				to.writeHead(status, { "content-type": "application/x-amz-json-1.0" }).end(body),
			() => to.destroy(),
		);
	});
	await new Promise<void>((listening) => proxy.listen(0, "127.0.0.1", listening));
	const { port } = proxy.address() as { port: number };

	return {
		endpoint: `http://127.0.0.1:${port}`,
		/** Usage of `work` with its background jobs, and the duration of the work itself. */
		async count(work: () => Promise<void>): Promise<Seen & { ms: number }> {
			Object.assign(seen, { requests: 0, read: 0, write: 0 });
			const started = performance.now();
			await work();
			const ms = performance.now() - started;
			while (performance.now() - last < quietMs) await pause(quietMs / 5);
			return { ...seen, ms };
		},
		stop() {
			proxy.close();
			proxy.closeAllConnections();
		},
	};
}
