import { lookup } from "node:dns/promises";
import type { ClientRequest, IncomingMessage } from "node:http";
import { type RequestOptions, request } from "node:https";
import { isIP } from "node:net";
import { maxPictureBytes } from "#shared/base/pictures/pictures.rules.ts";
import { AppError } from "../../core/errors.ts";
import { defineAdapter } from "../../core/outside/adapter.ts";
import { isPublicAddress } from "./publicAddress.ts";

const mostRedirects = 3;

/** Access to the internet, replaceable in tests. */
export type Network = {
	/** All IP addresses of a host name. */
	addressesOf: (name: string) => Promise<string[]>;
	request: (options: RequestOptions, answered: (answer: IncomingMessage) => void) => ClientRequest;
	/** Time limit of a picture with all its redirects, in ms. */
	longestMs: number;
};

export const internet: Network = {
	addressesOf: async (name) => (await lookup(name, { all: true })).map(({ address }) => address),
	request,
	longestMs: 10_000,
};

export const network = defineAdapter<Network>(() => internet);

/** One error for every failure, so that callers cannot probe which hosts respond. */
const unreachable = () => new AppError("invalid", { fields: { url: "picture_unreachable" } });

/**
 * Whether a URL may be requested: https on the default port, with a host name and without
 * credentials.
 */
const isAskable = ({ protocol, hostname, port, username, password }: URL) =>
	protocol === "https:" &&
	port === "" &&
	username === "" &&
	password === "" &&
	!isIP(hostname.replace(/^\[|\]$/g, ""));

/** Connects to the checked IP address: the name may resolve to another one a moment later. */
async function ask(
	url: URL,
	{ addressesOf, request }: Network,
	signal: AbortSignal,
): Promise<IncomingMessage> {
	if (!isAskable(url)) throw unreachable();
	const addresses = await addressesOf(url.hostname);
	if (addresses.length === 0 || !addresses.every(isPublicAddress)) throw unreachable();
	const { hostname, pathname, search } = url;
	const headers = {
		host: hostname,
		accept: "image/avif,image/webp,image/png,image/jpeg",
		"accept-encoding": "identity",
	};
	const options = {
		host: addresses[0],
		servername: hostname,
		path: pathname + search,
		headers,
		signal,
		agent: false,
	};
	return new Promise((done, failed) => {
		request(options, done).on("error", failed).end();
	});
}

async function bytesOf(answer: IncomingMessage): Promise<Uint8Array> {
	const chunks: Buffer[] = [];
	let size = 0;
	for await (const chunk of answer) {
		size += chunk.length;
		if (size > maxPictureBytes) throw new AppError("too_large");
		chunks.push(chunk);
	}
	return Buffer.concat(chunks);
}

async function follow(first: string, outside: Network, signal: AbortSignal): Promise<Uint8Array> {
	let url = new URL(first);
	for (let redirects = 0; redirects <= mostRedirects; redirects++) {
		const answer = await ask(url, outside, signal);
		const { statusCode = 0, headers } = answer;
		try {
			if (statusCode === 200) return await bytesOf(answer);
		} finally {
			answer.destroy();
		}
		if (![301, 302, 303, 307, 308].includes(statusCode) || !headers.location) throw unreachable();
		url = new URL(headers.location, url);
	}
	throw unreachable();
}

/**
 * Downloads a picture from a public https URL: at most 10 MB within 10 s and at most 3 redirects,
 * each checked like the first URL.
 */
export async function fetchPicture(url: string, outside = network.get()): Promise<Uint8Array> {
	const patience = new AbortController();
	const timer = setTimeout(() => patience.abort(), outside.longestMs);
	const given = new Promise<never>((_, late) =>
		// A pending DNS lookup cannot be aborted by the signal.
		patience.signal.addEventListener("abort", () => late(unreachable())),
	);
	try {
		return await Promise.race([follow(url, outside, patience.signal), given]);
	} catch (error) {
		throw error instanceof AppError ? error : unreachable();
	} finally {
		clearTimeout(timer);
	}
}
