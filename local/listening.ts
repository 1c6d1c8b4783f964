import type { IncomingMessage } from "node:http";

/** Address to listen on. By default only this machine can connect. */
export const host = process.env.HOST ?? "127.0.0.1";

/**
 * Time for which an idle connection stays open, in ms. Longer than clients keep connections open: a
 * call at the moment when we close the connection would fail.
 */
export const keepAliveTimeout = 75_000;

const ours = new Set(["localhost", "127.0.0.1", "[::1]", host.toLowerCase()]);

/**
 * Whether a request's Host header names this machine. With DNS rebinding a page of another site can
 * have its own host name resolve to this machine and read the answers, including the mailbox; its
 * Host header still has its own name.
 */
export function namesUs({ headers }: IncomingMessage): boolean {
	const url = `http://${headers.host}`;
	return URL.canParse(url) && ours.has(new URL(url).hostname);
}
