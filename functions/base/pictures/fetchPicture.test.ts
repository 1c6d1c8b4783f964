import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { RequestOptions } from "node:https";
import type { AddressInfo } from "node:net";
import { maxPictureBytes } from "#shared/base/pictures/pictures.rules.ts";
import { fetchPicture, type Network } from "./fetchPicture.ts";

const publicAddress = "93.184.216.34";
/** DNS of these tests; all other names are unknown. */
const names: Record<string, string[]> = {
	"pictures.example": [publicAddress],
	"inside.example": ["10.0.0.7"],
	"half-inside.example": [publicAddress, "127.0.0.1"],
	"metadata.example": ["169.254.169.254"],
	"mapped.example": ["::ffff:127.0.0.1"],
	"nowhere.example": [],
};

type Answer = (request: IncomingMessage, response: ServerResponse) => void;
let answer: Answer;
const requests: RequestOptions[] = [];
const server = createServer((request, response) => answer(request, response));

beforeAll(() => new Promise<void>((done) => server.listen(0, "127.0.0.1", done)));
afterAll(() => server.close());
beforeEach(() => requests.splice(0));

/** A fake network: every request goes to the test server. */
const outside: Network = {
	addressesOf: async (name) => {
		if (names[name]) return names[name];
		throw new Error("ENOTFOUND");
	},
	request(options, answered) {
		requests.push(options);
		const { path, headers, signal } = options;
		return request(
			{ port: (server.address() as AddressInfo).port, path, headers, signal, agent: false },
			answered,
		);
	},
	longestMs: 10_000,
};

const get = (url: string) => fetchPicture(url, outside);
const refusal = { code: "invalid", detail: { fields: { url: "picture_unreachable" } } };
const redirect =
	(location: string, status = 302): Answer =>
	(_, response) =>
		response.writeHead(status, { location }).end();

test("connects to the checked address with the original host name", async () => {
	answer = (_, response) => response.end("picture");
	expect(Buffer.from(await get("https://pictures.example/a.png?b=c#d")).toString()).toBe("picture");
	expect(requests).toEqual([
		expect.objectContaining({
			host: publicAddress,
			servername: "pictures.example",
			path: "/a.png?b=c",
			headers: expect.objectContaining({ host: "pictures.example" }),
		}),
	]);
	expect(requests[0]).not.toHaveProperty("headers.cookie");
	expect(requests[0]).not.toHaveProperty("rejectUnauthorized");
});

test.each([
	"https://inside.example/",
	"https://half-inside.example/",
	"https://metadata.example/latest/meta-data/",
	"https://mapped.example/",
	"https://nowhere.example/",
	"https://unknown.example/",
	"https://127.0.0.1/",
	"https://[::1]/",
	"https://2130706433/",
	"http://pictures.example/",
	"https://pictures.example:8443/",
	"https://a:b@pictures.example/",
	"file:///etc/passwd",
])("does not request %s, directly or after a redirect", async (url) => {
	await expect(get(url)).rejects.toMatchObject(refusal);
	expect(requests).toEqual([]);
	answer = redirect(url);
	await expect(get("https://pictures.example/")).rejects.toMatchObject(refusal);
	expect(requests).toHaveLength(1);
});

test("follows three redirects and refuses a fourth", async () => {
	const after =
		(most: number): Answer =>
		(incoming, response) => {
			const count = Number(incoming.url?.slice(1));
			if (count === most) response.end("picture");
			else redirect(`/${count + 1}`, 307)(incoming, response);
		};
	answer = after(3);
	expect(Buffer.from(await get("https://pictures.example/0")).toString()).toBe("picture");
	answer = after(4);
	await expect(get("https://pictures.example/0")).rejects.toMatchObject(refusal);
	for (const location of ["", "https://"]) {
		answer = redirect(location);
		await expect(get("https://pictures.example/")).rejects.toMatchObject(refusal);
	}
});

test("refuses a redirect to a host name that has come to resolve to an internal address", async () => {
	const turns = [[publicAddress], ["127.0.0.1"]];
	answer = redirect("https://turning.example/again");
	const turning = { ...outside, addressesOf: async () => turns.shift() ?? [] };
	await expect(fetchPicture("https://turning.example/", turning)).rejects.toMatchObject(refusal);
	expect(requests).toHaveLength(1);
});

test("rejects a picture that is too large, even without a content length", async () => {
	const chunk = Buffer.alloc(1024 * 1024);
	answer = async (_, response) => {
		for (let sent = 0; sent <= maxPictureBytes && !response.destroyed; sent += chunk.length)
			response.write(chunk);
		response.end();
	};
	await expect(get("https://pictures.example/")).rejects.toMatchObject({ code: "too_large" });
});

test.each([204, 206, 304, 400, 401, 404, 500, 503])(
	"rejects a response with status %d",
	async (status) => {
		answer = (_, response) => response.writeHead(status).end();
		await expect(get("https://pictures.example/")).rejects.toMatchObject(refusal);
	},
);

test("rejects a response that breaks off", async () => {
	answer = (_, response) => {
		response.writeHead(200, { "content-length": "1000" });
		response.write("half");
		setTimeout(() => response.destroy(), 20);
	};
	await expect(get("https://pictures.example/")).rejects.toMatchObject(refusal);
});

test("gives up on slow responses and slow name resolution", async () => {
	answer = (_, response) => void response.write("drop");
	const hurried: Network = { ...outside, longestMs: 50 };
	await expect(fetchPicture("https://pictures.example/", hurried)).rejects.toMatchObject(refusal);
	const silent: Network = { ...hurried, addressesOf: () => new Promise(() => {}) };
	await expect(fetchPicture("https://pictures.example/", silent)).rejects.toMatchObject(refusal);
});
