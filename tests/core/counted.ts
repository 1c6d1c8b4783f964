import { readdirSync } from "node:fs";
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { startEmptySite } from "./site.ts";
import { refusalOf, type WireWrite, writesIn } from "./wireWrites.ts";

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
	/** Writes of the work, each item of a transaction apart. */
	let writes: WireWrite[] = [];
	/** Writes without an answer. */
	let open = 0;
	/** The write whose condition fails once, as described. */
	let refused: string | null = null;
	/** Set while the consumers are paused: called when each of them has made a request. */
	let paused: (() => void) | null = null;
	let waiting: (() => void)[] = [];

	/** Milliseconds that a write waits: the first ones longest, so that none hides behind the next. */
	const delays = [15, 9, 4];
	let delayed = 0;

	/** Passes a write on, unless its condition is to fail. */
	async function pass(from: IncomingMessage, to: ServerResponse, operation: string) {
		const body = await buffer(from);
		const found = writesIn(operation, body);
		if (found.length === 0) return forward(from, to, body);
		open++;
		to.once("finish", () => open--);
		const refusal = refused !== null && refusalOf(operation, found, refused);
		if (refusal) {
			refused = null;
			to.writeHead(400, { "content-type": "application/x-amz-json-1.0" });
			return to.end(JSON.stringify(refusal));
		}
		writes.push(...found);
		await pause(paused ? (delays[delayed++] ?? 0) : 0);
		forward(from, to, body);
	}

	function forward(from: IncomingMessage, to: ServerResponse, body?: Buffer) {
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
		if (body) onward.end(body);
		else from.pipe(onward);
	}

	function release() {
		paused = null;
		for (const go of waiting) go();
		waiting = [];
	}

	/** Forgets what was counted, as if the work began now. */
	function restart() {
		[counted, writes, delayed, refused] = [[], [], 0, null];
	}

	const proxy = createServer((from, to) => {
		const [service, operation] = String(from.headers["x-amz-target"]).split(".");
		const isStream = service.startsWith("DynamoDBStreams");
		if (!isStream) counted.push(operation);
		if (!isStream) return void pass(from, to, operation);
		if (!paused) return forward(from, to);
		waiting.push(() => forward(from, to));
		if (waiting.length === followers) paused();
	});
	await new Promise<void>((listening) => proxy.listen(0, "127.0.0.1", listening));
	const { port } = proxy.address() as { port: number };

	return {
		endpoint: `http://127.0.0.1:${port}`,

		/** Lets the condition of the write so described fail once, as if another call had been faster. */
		refuse(described: string) {
			refused = described;
		},

		/** Whether the write to be refused has come. */
		hasRefused: () => refused === null,

		restart,

		/** Operations and writes since the last `restart`, and how many writes have no answer yet. */
		counted: () => ({ made: [...counted], writes: [...writes], open }),

		/** The result of `work`, during which the consumers make no requests. */
		async whilePaused<T>(work: () => Promise<T>): Promise<T> {
			// A consumer works in turns: when it requests the next records, it has finished the last
			// ones.
			await new Promise<void>((done) => {
				paused = done;
			});
			await quiet();
			restart();
			try {
				return await work();
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
		...counter,
		async whilePaused<T>(work: () => Promise<T>) {
			// The consumers of an idle site poll rarely: a request wakes them.
			await fetch(`${site.env.BASE_URL}/api/health`);
			return counter.whilePaused(work);
		},
		async stop() {
			await site.stop();
			counter.stop();
		},
	};
}
