import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { BatchGetCommand, DynamoDBDocumentClient, GetCommand, QueryCommand } from "@aws-sdk/lib-dynamodb";
import { type Call, context, eventOf, handlerOf } from "../invoke.ts";
import { inTurn, median, timed } from "../stats.ts";
import { answerFromCloud } from "./worker.ts";

/** Medians in ms. */
export type Overhead = { name: string; handler: number; bare: number; calls: number; items: number };

type Request = { kind: string; input: object };

const warmUp = 400;
const samples = 1_000;

/** The table requests that a call makes, as the handler hands them to the DocumentClient. */
async function requestsOf(call: () => Promise<unknown>): Promise<Request[]> {
	const { database } = await import("#functions/core/table/database.ts");
	const seen: Request[] = [];
	database.middlewareStack.add(
		(next, { commandName }) =>
			(args) => {
				seen.push({ kind: String(commandName), input: structuredClone(args.input) });
				return next(args);
			},
		{ step: "initialize", priority: "high", name: "bench" },
	);
	await call();
	database.middlewareStack.remove("bench");
	return seen;
}

function bareCalls(requests: Request[]) {
	const credentials = { accessKeyId: "local", secretAccessKey: "local" };
	const client = new DynamoDBClient({ endpoint: process.env.DYNAMODB_ENDPOINT, region: "local", credentials });
	const database = DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });
	return async () => {
		let items = 0;
		for (const { kind, input } of requests) {
			if (kind === "GetItemCommand") await database.send(new GetCommand(input as GetCommand["input"]));
			else if (kind === "QueryCommand") {
				items += (await database.send(new QueryCommand(input as QueryCommand["input"]))).Items?.length ?? 0;
			} else if (kind === "BatchGetItemCommand") {
				const { Responses = {} } = await database.send(new BatchGetCommand(input as BatchGetCommand["input"]));
				items += Object.values(Responses).flat().length;
			} else throw new Error(`${kind} cannot be repeated`);
		}
		return items;
	};
}

async function overhead(name: string, call: Call): Promise<Overhead> {
	const handle = await handlerOf(call);
	const event = eventOf(call);
	const invoke = async () => {
		const { statusCode, body } = await handle(event, context);
		if (statusCode !== 200) throw new Error(`${call.route} answered ${statusCode} ${body}`);
	};
	const requests = await requestsOf(invoke);
	const bare = bareCalls(requests);
	const items = (await bare()) || requests.length;
	const calls = [() => timed(invoke), () => timed(bare)];
	await inTurn(warmUp, calls);
	const [handler, plain] = (await inTurn(samples, calls)).map(median);
	return { name, handler, bare: plain, calls: requests.length, items };
}

async function memberCookie(): Promise<string> {
	const { startSession } = await import("#functions/auth/start-session.ts");
	const { findUserByEmail } = await import("#functions/users/users.service.ts");
	const member = await findUserByEmail("member@demo.test");
	if (!member) throw new Error("The demo data has no member@demo.test");
	const cookie = await startSession(member as Parameters<typeof startSession>[0], Date.now());
	return cookie.split(";")[0];
}

await answerFromCloud(async () => [
	await overhead("events.get", { route: "GET /events/{id}", params: { id: "1" } }),
	await overhead("news.list", { route: "GET /news" }),
	await overhead("events.list", { route: "GET /events" }),
	await overhead("dashboard.get, signed in", { route: "GET /user/dashboard", cookie: await memberCookie() }),
]);
