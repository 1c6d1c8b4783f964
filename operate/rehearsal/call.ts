import http from "node:http";
import https from "node:https";
import { addressOf, type Target } from "../system.ts";

export type Answer = { status: number; code: string; standing: string; retryAfter: number };

export type Called = {
	method: "POST" | "DELETE";
	path: string;
	cookie: string;
	key?: string;
	body?: string;
};

/** Time without data after which a call is given up, in ms; longer than the timeout of the API. */
const longestSilence = 35_000;

/** Status 0 means that no answer came. */
const lost = (code: string): Answer => ({ status: 0, code, standing: "", retryAfter: 0 });

function read(status: number, retryAfter: string | undefined, text: string): Answer {
	let body: { code?: string; status?: string; registration?: { status: string } } = {};
	try {
		body = JSON.parse(text);
	} catch {
		// Edge and gateway answer without JSON.
	}
	const standing = body.registration?.status ?? (status < 300 ? (body.status ?? "") : "");
	return {
		status,
		code: status < 300 ? "" : (body.code ?? ""),
		standing,
		retryAfter: Number(retryAfter) || 0,
	};
}

/** Calls a system over persistent connections, limited to a number of concurrent ones. */
export function createCaller(target: Target, connections: number) {
	const { request, Agent } = addressOf(target, "/api/").startsWith("https:") ? https : http;
	const agent = new Agent({ keepAlive: true, maxSockets: connections });
	return ({ method, path, cookie, key, body }: Called) =>
		new Promise<Answer>((done) => {
			const sent = request(addressOf(target, path), {
				method,
				agent,
				headers: {
					...target.headers,
					cookie,
					...(key && { "idempotency-key": key }),
					...(body && { "content-type": "application/json" }),
				},
			});
			sent.setTimeout(longestSilence, () => sent.destroy());
			sent.once("error", ({ code = "" }: NodeJS.ErrnoException) => done(lost(code)));
			sent.once("response", async (response) => {
				try {
					const chunks = await response.setEncoding("utf8").toArray();
					done(read(response.statusCode ?? 0, response.headers["retry-after"], chunks.join("")));
				} catch {
					done(lost("cut off"));
				}
			});
			sent.end(body);
		});
}

export type Call = ReturnType<typeof createCaller>;
