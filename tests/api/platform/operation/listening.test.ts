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
