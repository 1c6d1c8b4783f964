import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

const requests: { path?: string; headers: IncomingHttpHeaders; body: string }[] = [];
let status = 200;

/** A fake of AppSync's publish endpoint. */
const appSync = createServer(async (request, response) => {
	const chunks: Buffer[] = [];
	for await (const chunk of request) chunks.push(chunk);
	requests.push({
		path: request.url,
		headers: request.headers,
		body: Buffer.concat(chunks).toString(),
	});
	response.writeHead(status).end("{}");
});
await new Promise<void>((listening) => appSync.listen(0, "127.0.0.1", listening));

Object.assign(process.env, {
	AWS_REGION: "eu-central-1",
	AWS_ACCESS_KEY_ID: "AKIDEXAMPLE",
	AWS_SECRET_ACCESS_KEY: "secret",
	AWS_SESSION_TOKEN: "of the session",
	TABLE_NAME: "none",
	SITE_URL: "http://localhost:3000",
	LIVE_ENDPOINT: `http://127.0.0.1:${(appSync.address() as AddressInfo).port}/event`,
});
const { channels } = await import("./channels.ts");

afterAll(() => {
	appSync.close();
	appSync.closeAllConnections();
});

beforeEach(() => {
	requests.length = 0;
	status = 200;
});

test("publishes an update signed with the function's credentials, as one JSON text", async () => {
	await channels.get().publish("/live/events/7", { seq: 3 });
	const [{ path, headers, body }] = requests;
	expect([path, JSON.parse(body)]).toEqual([
		"/event",
		{ channel: "/live/events/7", events: ['{"seq":3}'] },
	]);
	expect(headers.authorization).toMatch(
		/^AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE\/\d{8}\/eu-central-1\/appsync\/aws4_request, SignedHeaders=\S*host\S*, Signature=[0-9a-f]{64}$/,
	);
	expect(headers["x-amz-security-token"]).toBe("of the session");
});

test("throws when AppSync rejects an update", async () => {
	status = 401;
	await expect(channels.get().publish("/live/events/7", {})).rejects.toThrow(
		"AppSync answered 401",
	);
});
