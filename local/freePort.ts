import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/**
 * Linux assigns ports from 32768 on itself: to connections, and to servers that listen on any port.
 */
const [from, to] = [15_000, 32_000];

const isFree = (port: number) =>
	new Promise<boolean>((done) => {
		const probe = createServer();
		probe.once("error", () => done(false));
		probe.listen(port, () => probe.close(() => done(true)));
	});

/** A free port of this machine, outside the range that the system assigns itself. */
export async function freePort(): Promise<number> {
	for (;;) {
		const port = randomInt(from, to);
		if (await isFree(port)) return port;
	}
}
