import { readdirSync } from "node:fs";
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startEmptySite } from "./site.ts";

/** How many functions follow the table's stream, each by itself. */
const followers = 2;

/**
 * Stands between a site and its engine and counts what passes. While `count` runs, the site's followers of
 * the table's stream are held, so that nothing is counted but what the call itself asks for.
 * @param quiet waits until the site has done all that its followers told it to do
 */
export async function startCounter(engine: string, quiet: () => Promise<void>) {
	const agent = new Agent({ keepAlive: true });
	let counted: string[] = [];
	/** Set while the followers are held: called when all of them have asked for something. */
	let paused: (() => void) | null = null;
	let held: (() => void)[] = [];

	function forward(from: IncomingMessage, to: ServerResponse) {
		const { hostname, port } = new URL(engine);
		const options = {
			hostname,
			port,
			agent,
			method: from.method,
			path: from.url,
			headers: from.headers,
		};
		const onward = request(options, (answer) => {
			to.writeHead(answer.statusCode ?? 502, answer.headers);
			answer.pipe(to);
		});
		onward.on("error", () => to.destroy());
		from.pipe(onward);
	}

	function release() {
		paused = null;
		for (const go of held) go();
		held = [];
	}

	const proxy = createServer((from, to) => {
		const [service, operation] = String(from.headers["x-amz-target"]).split(".");
		const isStream = service.startsWith("DynamoDBStreams");
		if (!isStream) counted.push(operation);
		if (!isStream || !paused) return forward(from, to);
		held.push(() => forward(from, to));
		if (held.length === followers) paused();
	});
	await new Promise<void>((listening) => proxy.listen(0, "127.0.0.1", listening));
	const { port } = proxy.address() as { port: number };

	return {
		endpoint: `http://127.0.0.1:${port}`,

		/** What `work` answered, and the operations that it caused. */
		async count<T>(work: () => Promise<T>): Promise<{ answer: T; made: string[] }> {
			// Each works in turns: once it asks for the next records, it has done with the last.
			await new Promise<void>((done) => {
				paused = done;
			});
			await quiet();
			counted = [];
			try {
				const answer = await work();
				// What the followers ask for afterwards is not the work's.
				return { answer, made: [...counted] };
			} finally {
				release();
			}
		},

		stop() {
			release();
			proxy.close();
			proxy.closeAllConnections();
			agent.destroy();
		},
	};
}

/** A site of its own on the engine under test, in a table of its own and without demo data, with its counter. */
export async function startCountedSite(table: string) {
	async function mailIsOut() {
		while (readdirSync(join(site.data, "queue")).length > 0) await pause(10);
	}
	const counter = await startCounter(process.env.DYNAMODB_ENDPOINT ?? "", mailIsOut);
	const site = await startEmptySite({ endpoint: counter.endpoint, table });
	return {
		env: site.env,
		async count<T>(work: () => Promise<T>) {
			// The followers of a site at rest ask seldom.
			await fetch(`${site.env.BASE_URL}/api/health`);
			return counter.count(work);
		},
		async stop() {
			await site.stop();
			counter.stop();
		},
	};
}
