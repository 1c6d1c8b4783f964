import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";

type Key = { pk: { S: string }; sk: { S: string } };
type Input = { Key?: Key; RequestItems?: { items: { Keys: Key[] } } };

/** The keys of each request. */
let requests: string[][] = [];
let isBroken = false;

const nameOf = ({ pk }: Key) => pk.S;

/** A batch's answer: nothing is stored under "none", and "late" is left unprocessed. */
const answerBatch = (keys: Key[]) => ({
	Responses: { items: keys.filter((key) => !["none", "late"].includes(nameOf(key))) },
	UnprocessedKeys: keys.some((key) => nameOf(key) === "late")
		? { items: { Keys: keys.filter((key) => nameOf(key) === "late") } }
		: {},
});

/** A stand-in for DynamoDB, because no engine leaves keys unprocessed. */
const server = createServer(async (request, response) => {
	const { Key, RequestItems } = (await json(request)) as Input;
	const keys = RequestItems?.items.Keys ?? [Key as Key];
	requests.push(keys.map(nameOf));
	response.writeHead(isBroken ? 400 : 200, { "content-type": "application/x-amz-json-1.0" });
	const answer = RequestItems ? answerBatch(keys) : nameOf(keys[0]) === "none" ? {} : { Item: Key };
	response.end(JSON.stringify(isBroken ? { __type: "#ValidationException" } : answer));
});
await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
const { port } = server.address() as AddressInfo;
Object.assign(process.env, {
	DYNAMODB_ENDPOINT: `http://127.0.0.1:${port}`,
	TABLE_NAME: "items",
	SITE_URL: "http://localhost:3000",
});
const { dynamo } = await import("./database.ts");
const { getTogether } = await import("./getTogether.ts");

const get = (pk: string) => getTogether({ pk, sk: "s" });

beforeEach(() => {
	requests = [];
	isBroken = false;
});

afterAll(() => {
	dynamo.destroy();
	server.close();
});

test("combines simultaneous reads into one request, and returns each its own item", async () => {
	const items = await Promise.all(["a", "b", "none", "a"].map(get));
	expect(items.map((item) => item?.pk)).toEqual(["a", "b", undefined, "a"]);
	expect(requests).toEqual([["a", "b", "none"]]);
});

test("reads a key again by itself if DynamoDB left it unprocessed", async () => {
	const items = await Promise.all(["a", "late"].map(get));
	expect(items.map((item) => item?.pk)).toEqual(["a", "late"]);
	expect(requests).toEqual([["a", "late"], ["late"]]);
});

test("sends a separate request for each read that comes alone", async () => {
	expect((await get("a"))?.pk).toBe("a");
	expect(await get("none")).toBeUndefined();
	expect(await get("a")).toEqual({ pk: "a", sk: "s" });
	expect(requests).toEqual([["a"], ["none"], ["a"]]);
});

test("splits more than 100 reads into several requests", async () => {
	const all = Array.from({ length: 150 }, (_, number) => `item ${number}`);
	expect((await Promise.all(all.map(get))).map((item) => item?.pk)).toEqual(all);
	expect(requests.map((keys) => keys.length)).toEqual([100, 50]);
});

test("a failed request rejects all reads that it combined", async () => {
	isBroken = true;
	const results = await Promise.allSettled([get("a"), get("b")]);
	expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
});
