import { AsyncLocalStorage } from "node:async_hooks";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type {
	APIGatewayProxyEventV2,
	APIGatewayProxyStructuredResultV2,
	Context,
} from "aws-lambda";

/** Requests to the table without an answer, of the batch of the stream that makes them. */
const batches = new AsyncLocalStorage<{ open: number }>();

/** Live channels work in this process, although nobody listens. */
async function openChannels() {
	const [{ liveQueue }, { channels }, { liveQueueTo }, { ownChannels }, live] = await Promise.all([
		import("#functions/core/outside/live-queue.ts"),
		import("#functions/core/outside/channels.ts"),
		import("#local/stand-ins/live-queue.ts"),
		import("#local/stand-ins/channels.ts"),
		import("#functions/competition/live/live.lambda.ts"),
	]);
	// Another function takes these on, so the batch does not wait for them.
	const tell: typeof live.handler = (event) => batches.exit(() => live.handler(event));
	liveQueue.use(liveQueueTo(tell));
	channels.use(ownChannels);
}

/**
 * The real code on a real engine in this process: handlers and stream consumer, without HTTP
 * between. Settings are read when a handler is loaded, so call this before importing anything of
 * `functions`.
 */
export async function openWorld() {
	const folder = mkdtempSync(join(tmpdir(), "proof-"));
	const settings = { LOCAL_DIR: folder, TABLE_NAME: "federation", SITE_URL: "http://localhost:1" };
	Object.assign(process.env, settings, { POWERTOOLS_LOG_LEVEL: "SILENT" });
	const [{ startEngine }, { createTable }] = await Promise.all([
		import("#local/engine.ts"),
		import("#local/stand-ins/table.ts"),
	]);
	const engine = await startEngine(join(folder, "table"));
	process.env.DYNAMODB_ENDPOINT = engine.endpoint;
	const [{ dynamo }, { queue }, { diskQueue }, { readStream }, stream, registrations, waitingRoom] =
		await Promise.all([
			import("#functions/core/table/database.ts"),
			import("#functions/core/outside/queue.ts"),
			import("#local/stand-ins/queue.ts"),
			import("#local/stand-ins/stream.ts"),
			import("#functions/app/stream/stream.lambda.ts"),
			import("#functions/competition/registrations/registrations.lambda.ts"),
			import("#functions/competition/waiting-room/waiting-room.lambda.ts"),
			openChannels(),
		]);
	queue.use(diskQueue);
	await createTable(dynamo, settings.TABLE_NAME);
	/** Crashes of the stream consumer: after its work, before it is acknowledged. */
	let deaths = 0;
	const { interceptTable } = await import("../core/intercept.ts");
	interceptTable(
		(next) => async (args) => {
			const batch = batches.getStore();
			if (!batch) return next(args);
			batch.open++;
			try {
				return await next(args);
			} finally {
				batch.open--;
			}
		},
		{ step: "initialize" },
	);
	let unfinished = 0;
	const consumer = async (event: Parameters<typeof stream.handler>[0]) => {
		const batch = { open: 0 };
		const answer = await batches.run(batch, () => stream.handler(event));
		// What is still open when a batch is acknowledged is lost if the function is frozen.
		if (batch.open > 0) unfinished++;
		if (deaths-- > 0) throw new Error("Died");
		return answer;
	};
	const { poll } = readStream(engine.endpoint, settings.TABLE_NAME, "stream", consumer as never);
	let following = false;
	let running: Promise<void> | undefined;
	/**
	 * Runs the stream consumer until it has caught up, at most this many rounds: each handles what the
	 * one before has caused. Returns the number of rounds that handled something.
	 */
	const settle = async (most = Number.POSITIVE_INFINITY) => {
		let rounds = 0;
		while (rounds < most && (await poll()) > 0) rounds++;
		return rounds;
	};
	return {
		/** Makes a call as API Gateway would pass it on. */
		async call(
			routeKey: string,
			params: Record<string, string>,
			cookie: string,
			body?: unknown,
			key?: string,
		) {
			const event = eventOf(routeKey, params, cookie, body, key);
			const { handler } = routeKey.includes("/queue") ? waitingRoom : registrations;
			const answer = (await handler(event, {
				awsRequestId: "proof",
			} as Context)) as APIGatewayProxyStructuredResultV2;
			return {
				status: answer.statusCode ?? 0,
				body: answer.body ? JSON.parse(answer.body) : undefined,
			};
		},
		settle,
		/** Runs the stream consumer from now on, as in production. */
		follow() {
			following = true;
			running = (async () => {
				while (following) if ((await poll()) === 0) await pause(20);
			})();
		},
		killFollower() {
			deaths = 1;
		},
		async close() {
			following = false;
			await running;
			dynamo.destroy();
			await engine.stop();
			rmSync(folder, { recursive: true, force: true });
			if (unfinished > 0) throw new Error(`${unfinished} batches were acknowledged too early`);
		},
	};
}

export type ProofWorld = Awaited<ReturnType<typeof openWorld>>;

function eventOf(
	routeKey: string,
	params: Record<string, string>,
	cookie: string,
	body?: unknown,
	key?: string,
) {
	const [method] = routeKey.split(" ");
	return {
		routeKey,
		rawPath: "/api/proof",
		pathParameters: params,
		cookies: [cookie],
		headers: { "content-type": "application/json", ...(key && { "idempotency-key": key }) },
		requestContext: { http: { method, sourceIp: "127.0.0.1", userAgent: "proof" } },
		body: body === undefined ? undefined : JSON.stringify(body),
	} as unknown as APIGatewayProxyEventV2;
}
