import type { APIGatewayProxyEventV2, Context } from "aws-lambda";
import { folderOf } from "#functions/domains.ts";
import { findUser } from "#functions/people/users/users.service.ts";
import type { UserId } from "#shared/core/ids.ts";
import type { Handler } from "../invoke.ts";
import { type Ask, asks } from "./calls.ts";
import { type Federation, known, sizes } from "./size.ts";

/** One call: DynamoDB requests, read units, response bytes, milliseconds. */
export type Call = { requests: number; units: number; bytes: number; ms: number };
export type Order = { ask: number; times: number };

const size = sizes[process.env.SCALE_SIZE as Federation];
const all = asks(size);
const { interceptTable } = await import("../../core/intercept.ts");
const { startSession } = await import("#functions/identity/auth/start-session.ts");

type Capacity = { CapacityUnits?: number };
const seen = { requests: 0, units: 0 };

interceptTable(
	(next, { commandName }) =>
		async (args) => {
			const isRead = /^(Get|Query|BatchGet|Scan)/.test(commandName ?? "");
			if (isRead) Object.assign(args.input, { ReturnConsumedCapacity: "TOTAL" });
			const result = await next(args);
			const { ConsumedCapacity = [] } = result.output as {
				ConsumedCapacity?: Capacity | Capacity[];
			};
			seen.requests++;
			if (isRead)
				for (const { CapacityUnits = 0 } of [ConsumedCapacity].flat()) seen.units += CapacityUnits;
			return result;
		},
	{ step: "initialize" },
);

const cookies = new Map<string, string>();
for (const [who, id] of Object.entries(known)) {
	const user = await findUser(id as UserId);
	if (!user) throw new Error(`Nobody has the number ${id}`);
	cookies.set(
		who,
		(await startSession(user as Parameters<typeof startSession>[0], Date.now())).split(";")[0],
	);
}

function eventOf(
	{ key, method, params, as, body }: Ask,
	query: Record<string, string>,
): APIGatewayProxyEventV2 {
	return {
		version: "2.0",
		routeKey: key,
		rawPath: "/api/scale",
		cookies: as ? [cookies.get(as)] : undefined,
		headers: {
			"accept-language": "en",
			...(body !== undefined && { "content-type": "application/json" }),
		},
		pathParameters: params,
		queryStringParameters: query,
		requestContext: { http: { method, sourceIp: "127.0.0.1", userAgent: "bench" } },
		body: body === undefined ? undefined : JSON.stringify(body),
	} as unknown as APIGatewayProxyEventV2;
}

async function make(ask: Ask, turn: number): Promise<Call> {
	const { handler }: { handler: Handler } = await import(
		`#functions/${folderOf(ask.domain)}/${ask.domain}.lambda.ts`
	);
	const event = eventOf(ask, ask.queries[turn % ask.queries.length]);
	Object.assign(seen, { requests: 0, units: 0 });
	const started = performance.now();
	const { statusCode = 0, body = "" } = await handler(event, { awsRequestId: "bench" } as Context);
	const ms = performance.now() - started;
	if (statusCode !== 200) throw new Error(`${ask.name} answered ${statusCode} ${body}`);
	return { ...seen, bytes: Buffer.byteLength(body), ms };
}

process.on("message", async ({ ask, times }: Order) => {
	const calls: Call[] = [];
	try {
		for (let turn = 0; turn < times; turn++) calls.push(await make(all[ask], turn));
		process.send?.(calls);
	} catch (error) {
		process.send?.(String(error));
	}
});
process.once("disconnect", () => process.exit(0));
process.send?.("ready");
