import { readdirSync } from "node:fs";
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startEmptySite } from "./site.ts";

/** The number of stream consumers. */
const followers = 2;

/**
 * A proxy between a site and its engine that counts requests. While `count` runs, the site's stream
 * consumers are paused, so only the requests of the call itself are counted.
 * @param quiet waits until the site has done all work that its consumers caused
 */
export async function startCounter(engine: string, quiet: () => Promise<void>) {
	const agent = new Agent({ keepAlive: true });
	let counted: string[] = [];
	/** Set while the consumers are paused: called when each of them has made a request. */
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

		/** The result of `work`, and the operations that it caused. */
		async count<T>(work: () => Promise<T>): Promise<{ answer: T; made: string[] }> {
			// A consumer works in turns: when it requests the next records, it has finished the last
			// ones.
			await new Promise<void>((done) => {
				paused = done;
			});
			await quiet();
			counted = [];
			try {
				const answer = await work();
				// Later requests of the consumers do not belong to the work.
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

/** A site with its own table on the engine under test and without demo data, with its counter. */
export async function startCountedSite(table: string) {
	async function mailIsOut() {
		while (readdirSync(join(site.data, "queue")).length > 0) await pause(10);
	}
	const counter = await startCounter(process.env.DYNAMODB_ENDPOINT ?? "", mailIsOut);
	const site = await startEmptySite({ endpoint: counter.endpoint, table });
	return {
		env: site.env,
		async count<T>(work: () => Promise<T>) {
			// The consumers of an idle site poll rarely: a request wakes them.
			await fetch(`${site.env.BASE_URL}/api/health`);
			return counter.count(work);
		},
		async stop() {
			await site.stop();
			counter.stop();
		},
	};
}
