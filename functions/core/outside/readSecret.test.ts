import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

const requests: { headers: IncomingHttpHeaders; body: string }[] = [];
let answer = { status: 200, body: "{}" };

/** A fake of the SSM Parameter Store. */
const ssm = createServer(async (request, response) => {
	const chunks: Buffer[] = [];
	for await (const chunk of request) chunks.push(chunk);
	requests.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
	response.writeHead(answer.status).end(answer.body);
});
await new Promise<void>((listening) => ssm.listen(0, "127.0.0.1", listening));

Object.assign(process.env, {
	AWS_ENDPOINT_URL: `http://127.0.0.1:${(ssm.address() as AddressInfo).port}`,
	AWS_REGION: "eu-central-1",
	AWS_ACCESS_KEY_ID: "AKIDEXAMPLE",
	AWS_SECRET_ACCESS_KEY: "secret",
	TABLE_NAME: "none",
	SITE_URL: "http://localhost:3000",
});
const { readSecret } = await import("./readSecret.ts");
const { paymentGateway } = await import("./payments/paymentGateway.ts");

afterAll(() => {
	ssm.close();
	ssm.closeAllConnections();
});

test("reads a secret once, with a signed request", async () => {
	answer = { status: 200, body: JSON.stringify({ Parameter: { Value: "sk_live_1" } }) };
	expect(await readSecret("/kyokushin/dev/payment-key")).toBe("sk_live_1");
	expect(await readSecret("/kyokushin/dev/payment-key")).toBe("sk_live_1");
	expect(requests).toHaveLength(1);
	expect(JSON.parse(requests[0].body)).toEqual({
		Name: "/kyokushin/dev/payment-key",
		WithDecryption: true,
	});
	expect(requests[0].headers["x-amz-target"]).toBe("AmazonSSM.GetParameter");
	expect(requests[0].headers.authorization).toMatch(
		/^AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE\/\d{8}\/eu-central-1\/ssm\/aws4_request/,
	);
});

test("returns no secret if the parameter does not exist, and retries after other errors", async () => {
	answer = { status: 400, body: '{"__type":"ParameterNotFound"}' };
	expect(await readSecret("/kyokushin/dev/none")).toBeNull();
	answer = { status: 400, body: '{"__type":"AccessDeniedException"}' };
	expect(await readSecret("/kyokushin/dev/other")).toBeNull();
	answer = { status: 200, body: JSON.stringify({ Parameter: { Value: "sk_live_2" } }) };
	expect(await readSecret("/kyokushin/dev/other")).toBe("sk_live_2");
	expect(await readSecret("/kyokushin/dev/none")).toBeNull();
});

test("there is no gateway if no parameter is configured", () => {
	expect(paymentGateway.get()).toBeNull();
});
