import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/** Linux hands out ports from 32768 on by itself: to each connection, and to whoever listens on any port. */
const [from, to] = [15_000, 32_000];

const isFree = (port: number) =>
	new Promise<boolean>((done) => {
		const probe = createServer();
		probe.once("error", () => done(false));
		probe.listen(port, () => probe.close(() => done(true)));
	});

/** A port of this machine that nobody listens on. The system gives it to nobody else until it is listened on. */
export async function freePort(): Promise<number> {
	for (;;) {
		const port = randomInt(from, to);
		if (await isFree(port)) return port;
	}
}
