import { request } from "node:http";
import { connect } from "node:net";
import { networkInterfaces } from "node:os";
import { baseUrl } from "../../../core/env.ts";

const { port } = new URL(baseUrl);

/** The status of a request whose Host header names another host. */
const statusFor = (host: string, path: string) =>
	new Promise<number>((done, failed) => {
		const sending = request(
			{ hostname: "127.0.0.1", port, path, headers: { host } },
			(response) => {
				response.resume();
				done(response.statusCode ?? 0);
			},
		);
		sending.on("error", failed);
		sending.end();
	});

const paths = ["/", "/local/mailbox", "/api/events", "/api/auth/user", "/images/people/none.webp"];

test.each(paths)("%s rejects a foreign host name that resolves to this machine", async (path) => {
	for (const host of [
		"attacker.example",
		`attacker.example:${port}`,
		"localhost.attacker.example",
		"127.0.0.1.nip.io",
	]) {
		expect([host, await statusFor(host, path)]).toEqual([host, 421]);
	}
});

test("requests to this machine's own names are answered", async () => {
	for (const host of ["localhost", "LOCALHOST", "127.0.0.1", "[::1]"]) {
		expect([host, await statusFor(`${host}:${port}`, "/api/events")]).toEqual([host, 200]);
	}
});

test("other machines cannot connect", async () => {
	const addresses = Object.values(networkInterfaces()).flatMap((all = []) => all);
	for (const { address } of addresses.filter(
		({ family, internal }) => family === "IPv4" && !internal,
	)) {
		const answer = await new Promise<string>((done) => {
			const socket = connect({ host: address, port: Number(port) });
			socket.once("connect", () => done("connected"));
			socket.once("error", ({ code }: NodeJS.ErrnoException) => done(code ?? ""));
			socket.once("close", () => socket.destroy());
		});
		expect([address, answer]).toEqual([address, "ECONNREFUSED"]);
	}
});

test.each(["TRACE", "PROPFIND", "POST", "OPTIONS"])("pages do not answer %s", async (method) => {
	const status = await new Promise((done, failed) => {
		const sending = request(
			{ hostname: "127.0.0.1", port, path: "/events", method },
			(response) => {
				response.resume();
				done([response.statusCode, response.headers.allow]);
			},
		);
		sending.on("error", failed);
		sending.end();
	});
	expect(status).toEqual([405, "GET, HEAD"]);
});

test.each([
	["a length above the limit", { "content-length": String(60 * 1024 * 1024) }, 0],
	["more than the limit in chunks", {}, 11 * 1024 * 1024],
])("a body with %s is refused before it has arrived", async (_, headers, bytes) => {
	// The request is never finished: an answer shows that the server did not wait for the rest.
	const status = await new Promise((done, failed) => {
		const sending = request(
			{ hostname: "127.0.0.1", port, path: "/api/contact", method: "POST", headers },
			(response) => {
				done([response.statusCode, response.headers.connection]);
				response.destroy();
			},
		);
		sending.on("error", failed);
		sending.flushHeaders();
		for (let sent = 0; sent < bytes; sent += 1024 * 1024) sending.write(Buffer.alloc(1024 * 1024));
	});
	expect(status).toEqual([413, "close"]);
});
