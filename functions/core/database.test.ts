import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

let asked = 0;

/** A table that takes nothing any more. */
const throttling = createServer((request, response) => {
	asked++;
	request.resume();
	const __type = "com.amazonaws.dynamodb.v20120810#ProvisionedThroughputExceededException";
	response.writeHead(400, { "content-type": "application/x-amz-json-1.0" });
	response.end(JSON.stringify({ __type, message: "Too much" }));
});
await new Promise<void>((listening) => throttling.listen(0, "127.0.0.1", listening));
const { port } = throttling.address() as AddressInfo;
Object.assign(process.env, {
	DYNAMODB_ENDPOINT: `http://127.0.0.1:${port}`,
	TABLE_NAME: "none",
	SITE_URL: "http://localhost:3000",
});
const { dynamo, tryPut } = await import("./database.ts");

afterAll(() => {
	dynamo.destroy();
	throttling.close();
});

test("a table that throttles is asked eight times within a few seconds, and then said to be busy", async () => {
	const began = Date.now();
	await expect(tryPut({ TableName: "none", Item: { pk: "a", sk: "b" } })).rejects.toMatchObject({ code: "busy" });
	expect(asked).toBe(8);
	// The SDK's own waits would come to 60 s and more.
	expect(Date.now() - began).toBeLessThan(5_000);
});
