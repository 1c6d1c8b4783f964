import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";

type Fault = { status: number; name: string };

const throttled: Fault = { status: 400, name: "ProvisionedThroughputExceededException" };
const broken: Fault = { status: 500, name: "InternalServerError" };
const refused: Fault = { status: 400, name: "ConditionalCheckFailedException" };

let requestCount = 0;
/** The tokens of the transactions that were sent. */
let tokens: string[] = [];
/** The error for the nth request, counted from 0. */
let faultOf: (request: number) => Fault;

/** A fake DynamoDB that answers every request with an error. */
const server = createServer(async (request, response) => {
	const { status, name } = faultOf(requestCount++);
	const { ClientRequestToken: token } = (await json(request)) as { ClientRequestToken: string };
	tokens.push(token);
	response.writeHead(status, { "content-type": "application/x-amz-json-1.0" });
	response.end(
		JSON.stringify({ __type: `com.amazonaws.dynamodb.v20120810#${name}`, message: "No" }),
	);
});
await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
const { port } = server.address() as AddressInfo;
Object.assign(process.env, {
	DYNAMODB_ENDPOINT: `http://127.0.0.1:${port}`,
	TABLE_NAME: "none",
	SITE_URL: "http://localhost:3000",
});
const { dynamo, tryPut, tryTransaction, retryUnprocessed } = await import("./database.ts");

const put = () => tryPut({ TableName: "none", Item: { pk: "a", sk: "b" } });

beforeEach(() => {
	requestCount = 0;
	tokens = [];
});

afterAll(() => {
	dynamo.destroy();
	server.close();
});

test("sends throttled requests eight times within seconds, then fails as busy", async () => {
	faultOf = () => throttled;
	const began = Date.now();
	await expect(put()).rejects.toMatchObject({ code: "busy" });
	expect(requestCount).toBe(8);
	// The SDK's own waits would add up to 60 s and more.
	expect(Date.now() - began).toBeLessThan(5_000);
});

test("a retried request that ends in a failed condition does not use up the retry quota", async () => {
	faultOf = (request) => (request % 2 === 0 ? broken : refused);
	for (let number = 0; number < 50; number++)
		expect(await put()).toEqual({ stored: false, existing: {} });
	expect(requestCount).toBe(100);
});

test("sends a transaction again with the same token, so that it is written once", async () => {
	faultOf = (request) => (request < 2 ? broken : throttled);
	await tryTransaction([{ put: { TableName: "none", Item: { pk: "a" } } }]);
	expect(tokens.length).toBeGreaterThan(2);
	expect(tokens[0]).toMatch(/^[0-9a-f-]{36}$/);
	expect(new Set(tokens).size).toBe(1);
});

test("repeats a batch until nothing is unprocessed, or fails as busy", async () => {
	let left = 3;
	const batch = async () => ({ unprocessed: Array(left--).fill({}), data: "all" });
	expect(await retryUnprocessed(batch)).toMatchObject({ data: "all" });
	left = 100;
	await expect(retryUnprocessed(batch)).rejects.toMatchObject({ code: "busy" });
});
