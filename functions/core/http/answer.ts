import { createHash } from "node:crypto";
import type { APIGatewayProxyStructuredResultV2 } from "aws-lambda";
import type { Page } from "#shared/core/http/page.ts";
import type { Route } from "#shared/core/http/route.ts";
import { sessionEnd, sessionEndHeader } from "#shared/core/http/session.rules.ts";
import { asAttachment } from "../attachment.ts";
import type { Session } from "../caller.ts";

type Result = APIGatewayProxyStructuredResultV2;

/** A response that sets more than the body: cookies, a status code, a redirect or a next cursor. */
export class Reply<T> {
	readonly body: T;
	readonly options: {
		status?: number;
		cookies?: string[];
		location?: string;
		next?: string;
		/** Whether this browser is signed out: it forgets what it has cached of the site. */
		isSignedOut?: boolean;
	};

	constructor(body: T, options: Reply<T>["options"]) {
		this.body = body;
		this.options = options;
	}
}

/** A response with one page of a list and the cursor of the next page. */
export const replyWithPage = <T>({ rows, next }: Page<T>) => new Reply(rows, { next });

/** A response that is a file: downloaded when it has a name, displayed by the browser otherwise. */
export class Download {
	readonly content: string | Uint8Array;
	readonly options: { type: string; name?: string };

	constructor(content: string | Uint8Array, options: Download["options"]) {
		this.content = content;
		this.options = options;
	}
}

/**
 * Converts a handler's return value to an API Gateway response.
 * @param known the request's `If-None-Match` header
 */
export function toGatewayResponse(
	route: Route,
	value: unknown,
	session: Session | null,
	known?: string,
): Result {
	if (value instanceof Download) {
		return route.polled ? polledAnswer(value, known) : fileAnswer(route, value, session);
	}
	const { body, options } = value instanceof Reply ? value : new Reply(value, {});
	const status = options.status ?? route.status ?? 200;
	return {
		statusCode: status,
		cookies: options.cookies,
		headers: {
			"cache-control": cacheControl(route, session),
			...(session && { [sessionEndHeader]: String(sessionEnd(session)) }),
			...(options.isSignedOut && { "clear-site-data": '"cache"' }),
			...(options.location && { location: options.location }),
			...(options.next && { "x-next-cursor": options.next }),
			...(body !== undefined && { "content-type": "application/json; charset=utf-8" }),
		},
		// Parses the response too, so that an attribute missing in the contract cannot leak.
		body: route.response && body !== undefined ? JSON.stringify(route.response.parse(body)) : "",
	};
}

const fileAnswer = (
	route: Route,
	{ content, options: { type, name } }: Download,
	session: Session | null,
): Result => ({
	statusCode: 200,
	headers: {
		"cache-control": cacheControl(route, session),
		"content-type": typeof content === "string" ? `${type}; charset=utf-8` : type,
		...(name && { "content-disposition": asAttachment(name) }),
	},
	body: typeof content === "string" ? content : Buffer.from(content).toString("base64"),
	isBase64Encoded: typeof content !== "string",
});

const tagOf = (content: Download["content"]) =>
	`"${createHash("sha256").update(content).digest("base64url").slice(0, 22)}"`;

/**
 * A private file that a program polls (such as a calendar): with an ETag, and never in a shared
 * cache.
 */
function polledAnswer({ content, options: { type } }: Download, known = ""): Result {
	const etag = tagOf(content);
	const headers = { "cache-control": "private, no-cache", etag };
	// A proxy may have turned the ETag into a weak one.
	const isKnown = known.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
	if (isKnown) return { statusCode: 304, headers, body: "" };
	return {
		statusCode: 200,
		headers: { ...headers, "content-type": `${type}; charset=utf-8` },
		body: String(content),
	};
}

/** Only responses to visitors may be in a shared cache; a signed-in person's response never is. */
function cacheControl(route: Route, session: Session | null) {
	if (!route.sharedCache || session) return "private, no-store";
	const { sharedCache, staleFor = sharedCache * 10 } = route;
	return `public, max-age=0, s-maxage=${sharedCache}, stale-while-revalidate=${staleFor}`;
}
