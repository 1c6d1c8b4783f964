import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { DynamoDBClient, GetItemCommand, PutItemCommand } from "@aws-sdk/client-dynamodb";
import { leadingKey, table } from "#shared/core/table.ts";
import { holdToRights, withRightsOf } from "./rights.ts";

/** A table that answers nothing before it is let go. */
const release = Promise.withResolvers<void>();
const server = createServer(async (_, answer) => {
	await release.promise;
	answer.end("{}");
});
const listening = new Promise<void>((done) => server.listen(0, done));
const client = new DynamoDBClient({
	region: "local",
	credentials: { accessKeyId: "none", secretAccessKey: "none" },
	endpoint: async () => {
		await listening;
		const { port } = server.address() as AddressInfo;
		return { protocol: "http:", hostname: "127.0.0.1", port, path: "/" };
	},
});
holdToRights(client);
const left: Promise<unknown>[] = [];
afterAll(async () => {
	release.resolve();
	await Promise.allSettled(left);
	client.destroy();
	server.close();
	server.closeAllConnections();
});

const [TableName, key] = [
	"t",
	{ [table.partitionKey]: { S: `${leadingKey("notification")}userid_1` } },
];

test("a function that answers before its write has ended fails, as what AWS freezes may be lost", async () => {
	const early = withRightsOf("stream", async () => {
		left.push(client.send(new PutItemCommand({ TableName, Item: key })));
	});
	await expect(early()).rejects.toThrow("stream answered before 1 of its writes had ended");
});

test("a read that is left open fails nothing, and an error of the function is its own", async () => {
	const reads = withRightsOf("stream", async () => {
		left.push(client.send(new GetItemCommand({ TableName, Key: key })));
		return "read";
	});
	expect(await reads()).toBe("read");
	const fails = withRightsOf("stream", async () => {
		left.push(client.send(new PutItemCommand({ TableName, Item: key })));
		throw new Error("Not found");
	});
	await expect(fails()).rejects.toThrow("Not found");
});
