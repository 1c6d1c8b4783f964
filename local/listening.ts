import type { IncomingMessage } from "node:http";

/** Only this machine reaches what runs here, unless somebody names another address or name of it. */
export const host = process.env.HOST ?? "127.0.0.1";

/**
 * So long a connection on which nobody calls is kept, in ms: longer than callers keep it, since who calls at the moment
 * at which we close it is told of a failure.
 */
export const keepAliveTimeout = 75_000;

const ours = new Set(["localhost", "127.0.0.1", "[::1]", host.toLowerCase()]);

/**
 * Whether a request names this machine. A page of another site may have its own name lead here (DNS rebinding) and
 * would then read answers as its own, the mailbox among them; its name still stands in Host.
 */
export function namesUs({ headers }: IncomingMessage): boolean {
	const url = `http://${headers.host}`;
	return URL.canParse(url) && ours.has(new URL(url).hostname);
}
