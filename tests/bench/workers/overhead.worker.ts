import { BatchGetItemCommand, GetItemCommand, QueryCommand } from "@aws-sdk/client-dynamodb";
import { unmarshall } from "@aws-sdk/util-dynamodb";
import { type Call, context, eventOf, handlerOf } from "../invoke.ts";
import { usually } from "../smallest.ts";
import { inTurn, median, timed } from "../stats.ts";
import { answerFromCloud } from "./worker.ts";

/** Medians in ms. */
export type Overhead = {
	name: string;
	handler: number;
	bare: number;
	calls: number;
	items: number;
};

type Request = { kind: string; input: object };

const warmUp = usually(400, 5);
const samples = usually(1_000, 10);

/** The table requests of a call, as the handler sends them. */
async function requestsOf(call: () => Promise<unknown>): Promise<Request[]> {
	const { interceptTable } = await import("../../core/intercept.ts");
	const seen: Request[] = [];
	const end = interceptTable(
		(next, { commandName }) =>
			(args) => {
				seen.push({ kind: String(commandName), input: structuredClone(args.input) });
				return next(args);
			},
		{ step: "initialize", priority: "high" },
	);
	await call();
	end();
	return seen;
}

async function bareCalls(requests: Request[]) {
	// The handlers' client: another one would sign its requests, which takes longer.
	const { dynamo: client } = await import("#functions/core/table/database.ts");
	return async () => {
		let items = 0;
		const read = (found: Parameters<typeof unmarshall>[0][]) => {
			items += found.map((item) => unmarshall(item)).length;
		};
		for (const { kind, input } of requests) {
			if (kind === "GetItemCommand") {
				const { Item } = await client.send(new GetItemCommand(input as GetItemCommand["input"]));
				if (Item) unmarshall(Item);
			} else if (kind === "QueryCommand") {
				read((await client.send(new QueryCommand(input as QueryCommand["input"]))).Items ?? []);
			} else if (kind === "BatchGetItemCommand") {
				const { Responses = {} } = await client.send(
					new BatchGetItemCommand(input as BatchGetItemCommand["input"]),
				);
				read(Object.values(Responses).flat());
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
	const bare = await bareCalls(requests);
	const items = (await bare()) || requests.length;
	const calls = [() => timed(invoke), () => timed(bare)];
	await inTurn(warmUp, calls);
	const [handler, plain] = (await inTurn(samples, calls)).map(median);
	return { name, handler, bare: plain, calls: requests.length, items };
}

async function memberCookie(): Promise<string> {
	const { startSession } = await import("#functions/identity/auth/start-session.ts");
	const { findUserByEmail } = await import("#functions/people/users/users.service.ts");
	const member = await findUserByEmail("member@demo.test");
	if (!member) throw new Error("The demo data has no member@demo.test");
	const cookie = await startSession(member as Parameters<typeof startSession>[0], Date.now());
	return cookie.split(";")[0];
}

await answerFromCloud(async () => [
	await overhead("events.get", { route: "GET /events/{id}", params: { id: "1" } }),
	await overhead("news.list", { route: "GET /news" }),
	await overhead("events.list", { route: "GET /events" }),
	await overhead("dashboard.get, signed in", {
		route: "GET /user/dashboard",
		cookie: await memberCookie(),
	}),
]);
