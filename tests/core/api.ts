import { within } from "#local/pace.ts";
import { baseUrl } from "./env.ts";
import { send } from "./wire.ts";

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape.
export type Answer = { status: number; body: any; headers: Headers; cookies: string[] };

type Options = {
	body?: unknown;
	cookie?: string;
	headers?: Record<string, string>;
	raw?: BodyInit;
	/** The caller's IP address, in 127.0.0.0/8. Some calls are limited by address. */
	address?: string;
};

/** Calls the API as a client other than a browser. */
export async function call(
	method: string,
	path: string,
	{ body, cookie, headers, raw, address }: Options = {},
): Promise<Answer> {
	if (address) {
		const { cookie: own = cookie, ...more } = headers ?? {};
		const typed = { "content-type": "application/json", ...more };
		return send(method, path, { body: JSON.stringify(body), cookie: own, headers: typed, address });
	}
	const response = await fetch(`${baseUrl}/api${path}`, {
		method,
		redirect: "manual",
		headers: {
			...(body !== undefined && { "content-type": "application/json" }),
			...(cookie && { cookie }),
			...headers,
		},
		body: raw ?? (body === undefined ? undefined : JSON.stringify(body)),
	});
	const text = await response.text();
	return {
		status: response.status,
		body: text && response.headers.get("content-type")?.includes("json") ? JSON.parse(text) : text,
		headers: response.headers,
		cookies: response.headers.getSetCookie(),
	};
}

export const demoPassword = "Karate-2026";

/** Signs a demo person in and returns the session cookie. */
export async function signIn(email: string, password = demoPassword): Promise<string> {
	const { status, cookies, body } = await call("POST", "/auth/login", {
		body: { email, password },
	});
	if (status !== 200)
		throw new Error(`Sign-in of ${email} answered ${status}: ${JSON.stringify(body)}`);
	return cookies[0].split(";")[0];
}

export type SentMail = {
	to: string;
	subject: string;
	text: string;
	html: string;
	at: string;
	replyTo?: string;
};

/** All emails to an address, latest first. */
export async function mailsTo(email: string): Promise<SentMail[]> {
	const path = `/local/mailbox?to=${encodeURIComponent(email)}`;
	const response = await fetch(baseUrl + path, { headers: { accept: "application/json" } });
	return (await response.json()) as SentMail[];
}

/** Waits for an email to an address that `matches`, and returns it. */
export async function mailTo(
	email: string,
	matches: (mail: SentMail) => boolean = () => true,
): Promise<SentMail> {
	return eventually(async () => (await mailsTo(email)).find(matches), `a mail to ${email}`);
}

/** Retries until there is a result, as changes take a moment to pass through the stream. */
export async function eventually<T>(
	ask: () => Promise<T | undefined | null | false>,
	what: string,
): Promise<T> {
	const patience = within(100_000);
	for (const started = Date.now(); Date.now() - started < patience; ) {
		const answer = await ask();
		if (answer) return answer;
		await new Promise((next) => setTimeout(next, 50));
	}
	throw new Error(`Waited ${patience / 1000} s in vain for ${what}`);
}

/** The token of the link in an email; empty if there is none. */
export const tokenIn = (text: string) => /#token=([\w-]+)/.exec(text)?.[1] ?? "";
