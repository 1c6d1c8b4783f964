import middy from "@middy/core";
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from "aws-lambda";
import type * as z from "zod/mini";
import { isStaff, refuse } from "#shared/core/access.ts";
import { type ErrorBody, errors, type FieldCode } from "#shared/core/errors.ts";
import { fieldWords } from "#shared/core/field-words.ts";
import { localeFromHeader } from "#shared/core/locales.ts";
import type { Page } from "#shared/core/page.ts";
import { type Route, type Routes, routeKey } from "#shared/core/route.ts";
import { answerOfRepeat } from "./audited-transaction.ts";
import type { Caller, Session } from "./caller.ts";
import { isPassing } from "./database.ts";
import { env } from "./env.ts";
import { AppError } from "./errors.ts";
import { log } from "./log.ts";
import { isPlainForm, type Picture, parse, readBody } from "./request.ts";
import { endCookie, hashOf, readCookies, readSession, restrictionOf, sessionCookie } from "./session.ts";
import { countCall } from "./throttle.ts";
import { digest } from "./writeKey.ts";

type Event = APIGatewayProxyEventV2;
type Result = APIGatewayProxyStructuredResultV2;

type Parsed<S> = S extends z.ZodMiniType ? z.output<S> : undefined;

/** What a handler receives: everything parsed, and a session wherever the route needs one. */
export type Request<R extends Route> = {
	params: Parsed<R["params"]>;
	query: Parsed<R["query"]>;
	body: Parsed<R["body"]>;
	picture: Picture | undefined;
	cookies: Map<string, string>;
	caller: Caller & { session: R["access"] extends "public" ? Session | null : Session };
};

/** An answer with more than a body: cookies, another status, a redirect. */
export class Reply<T> {
	readonly body: T;
	readonly options: { status?: number; cookies?: string[]; location?: string; next?: string };

	constructor(body: T, options: Reply<T>["options"]) {
		this.body = body;
		this.options = options;
	}
}

/** A page of a list as an answer, with where the next one begins. */
export const listed = <T>({ rows, next }: Page<T>) => new Reply(rows, { next });

/** A file as an answer: to keep under its name, or to look at when it has none. */
export class Download {
	/** Text, or bytes. */
	readonly content: string | Uint8Array;
	readonly options: { type: string; name?: string };

	constructor(content: string | Uint8Array, options: Download["options"]) {
		this.content = content;
		this.options = options;
	}
}

type Answer<R extends Route> = R["response"] extends z.ZodMiniType ? z.input<R["response"]> : void;
type Answered<R extends Route> = R["download"] extends readonly string[] ? Download : Answer<R> | Reply<Answer<R>>;

export type Handlers<R extends Routes> = {
	[K in keyof R]: (request: Request<R[K]>) => Promise<Answered<R[K]>>;
};

// biome-ignore lint/suspicious/noExplicitAny: the table is heterogeneous; `Handlers` typed each entry.
type AnyHandler = (request: any) => Promise<unknown>;

type ByKey = Map<string, { name: string; route: Route }>;

/** One Lambda handler for all routes of a domain, found by `event.routeKey`. */
export function lambda<R extends Routes>(table: R, handlers: Handlers<R>) {
	const byKey: ByKey = new Map(Object.entries(table).map(([name, route]) => [routeKey(route), { name, route }]));

	const dispatch = async (event: Event, context: Context): Promise<Result> => {
		const entry = byKey.get(event.routeKey);
		if (!entry) throw new AppError("not_found");
		const { route, name } = entry;
		const request = await read(route, event, context);
		try {
			return answer(route, await (handlers[name] as AnyHandler)(request), request.caller.session);
		} catch (error) {
			const repeat = await answerOfRepeat(request.caller, error);
			if (!repeat) throw error;
			const status = route.response ? 200 : 204;
			return answer(route, new Reply(route.response && repeat.answer, { status }), request.caller.session);
		}
	};

	return middy<Event, Result>().use(requestLog()).use(formAnswers(byKey)).use(refusals()).handler(dispatch);
}

// Local clouds hand cookies over as the header they came in.
const cookiesOf = (event: Event) => readCookies(event.cookies ?? [event.headers.cookie ?? ""]);

async function read(route: Route, event: Event, context: Context) {
	const address = callerAddress(event);
	if (route.method !== "GET" || route.changes) sameSite(event);
	const now = Date.now();
	const cookies = cookiesOf(event);
	const session = allowedSession(route, await readSession(cookies.get(sessionCookie()), now));
	actors.set(context, session?.userId);
	const { body, picture } = readBody(route, event);
	const query = route.query && parse(route.query, event.queryStringParameters ?? {});
	// A call that may bring a picture costs much where it does.
	if (route.costly && session && (!route.file || picture)) await countCall(route.costly, session.userId, now);
	const caller: Caller = {
		session,
		requestId: context.awsRequestId,
		method: route.method,
		path: event.rawPath,
		address,
		agent: event.requestContext.http.userAgent ?? "",
		locale: localeFromHeader(event.headers["accept-language"]),
		now,
	};
	const key = event.headers["idempotency-key"]?.slice(0, 200);
	if (key && route.method !== "GET") {
		caller.writeKey = {
			// Not by a visitor's address, which changes with the line on which the first answer was lost.
			id: digest([caller.method, caller.path, session?.userId ?? "visitor", key]),
			request: digest([query, body, picture && digest(Buffer.from(picture.bytes).toString("base64"))]),
		};
	}
	return {
		caller,
		cookies,
		body,
		picture,
		params: readParams(route, event),
		query,
	};
}

/**
 * The session as far as a route may know of it. Who still has to change a temporary password, or to set up
 * a second factor, is a visitor to public routes: staff see no drafts before that.
 */
function allowedSession(route: Route, session: Session | null): Session | null {
	const refusal = refuse(route.access, session);
	if (refusal) throw new AppError(refusal);
	const restriction = session && !route.whileRestricted ? restrictionOf(session) : null;
	if (!restriction) return session;
	if (route.access === "public") return null;
	throw new AppError(restriction);
}

/** Where a call comes from. Behind CloudFront the source address is CloudFront's, and its word for the caller's counts. */
function callerAddress({ headers, requestContext }: Event): string {
	const { EDGE_KEY_HASHES } = env();
	if (!EDGE_KEY_HASHES) return requestContext.http.sourceIp;
	const isFromEdge = EDGE_KEY_HASHES.split(",").includes(hashOf(headers["x-origin-key"] ?? ""));
	if (!isFromEdge) throw new AppError("forbidden");
	return headers["cloudfront-viewer-address"]?.replace(/:\d+$/, "") ?? requestContext.http.sourceIp;
}

/** A path that cannot name anything (`/events/abc`) is not found, not a bad request. */
function readParams(route: Route, event: Event) {
	if (!route.params) return undefined;
	const result = route.params.safeParse(event.pathParameters ?? {});
	if (!result.success) throw new AppError("not_found");
	return result.data;
}

/** Refuses writes that another site makes a browser send. Callers without a browser send neither header. */
function sameSite(event: Event) {
	const { origin, "sec-fetch-site": site } = event.headers;
	const foreign = site ? site !== "same-origin" && site !== "none" : origin !== undefined && origin !== env().SITE_URL;
	if (foreign) throw new AppError("cross_site");
}

function answer(route: Route, value: unknown, session: Session | null): Result {
	if (value instanceof Download) return fileAnswer(route, value, session);
	const { body, options } = value instanceof Reply ? value : new Reply(value, {});
	const status = options.status ?? route.status ?? 200;
	return {
		statusCode: status,
		cookies: options.cookies,
		headers: {
			"cache-control": cacheControl(route, session),
			...(options.location && { location: options.location }),
			...(options.next && { "x-next-cursor": options.next }),
			...(body !== undefined && { "content-type": "application/json; charset=utf-8" }),
		},
		// Parsed on the way out too: an attribute that the contract does not name cannot leave.
		body: route.response && body !== undefined ? JSON.stringify(route.response.parse(body)) : "",
	};
}

const fileAnswer = (route: Route, { content, options: { type, name } }: Download, session: Session | null): Result => ({
	statusCode: 200,
	headers: {
		"cache-control": cacheControl(route, session),
		"content-type": typeof content === "string" ? `${type}; charset=utf-8` : type,
		...(name && { "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(name)}` }),
	},
	body: typeof content === "string" ? content : Buffer.from(content).toString("base64"),
	isBase64Encoded: typeof content !== "string",
});

/** A visitor's answer may be shared for a while; whatever depends on a person never is. */
function cacheControl(route: Route, session: Session | null) {
	if (!route.sharedCache || session) return "private, no-store";
	const { sharedCache, staleFor = sharedCache * 10 } = route;
	return `public, max-age=0, s-maxage=${sharedCache}, stale-while-revalidate=${staleFor}`;
}

export const seesDrafts = (caller: Caller) => isStaff(caller.session);

/** Who made the call that a context belongs to, for its line in the log. */
const actors = new WeakMap<Context, number | undefined>();

function requestLog(): middy.MiddlewareObj<Event, Result> {
	const started = new WeakMap<object, number>();
	const write = (event: Event, context: Context, status: number | undefined) =>
		log.info("request", {
			route: event.routeKey,
			userId: actors.get(context),
			status,
			ms: Math.round(performance.now() - (started.get(event) ?? 0)),
			requestId: context.awsRequestId,
		});
	return {
		before: ({ event }) => {
			started.set(event, performance.now());
		},
		after: ({ event, context, response }) => write(event, context, response?.statusCode),
		onError: ({ event, context, response }) => write(event, context, response?.statusCode),
	};
}

/** Leads a browser that sent a form without script to the page that tells the outcome. */
function formAnswers(byKey: ByKey): middy.MiddlewareObj<Event, Result> {
	const lead = (request: middy.Request<Event, Result>) => {
		const { event, response } = request;
		const route = byKey.get(event.routeKey)?.route;
		if (!route?.form || !response || !isPlainForm(route, event)) return;
		const { done, refused } = route.form;
		const refusal = (response.statusCode ?? 200) >= 400 ? JSON.parse(response.body ?? "{}").code : null;
		request.response = {
			statusCode: 303,
			cookies: response.cookies,
			headers: { "cache-control": "private, no-store", location: refusal ? `${refused}#${refusal}` : done },
			body: "",
		};
	};
	return { after: lead, onError: lead };
}

/** The one place where something thrown becomes an answer. */
function refusals(): middy.MiddlewareObj<Event, Result> {
	return {
		onError: (request) => {
			const { error, context } = request;
			const known = error instanceof AppError ? error : faultOf(error);
			if (known.code === "internal") log.error("fault", { error, requestId: context.awsRequestId });
			const body: ErrorBody = {
				code: known.code,
				message: errors[known.code][1],
				...(known.detail.fields && { fields: known.detail.fields }),
				...(known.detail.fields &&
					!isBrowser(request.event) && { messages: inWords(known.detail.fields, request.event) }),
				...(known.detail.reasons && { reasons: known.detail.reasons }),
				...(known.detail.params && { params: known.detail.params }),
				requestId: context.awsRequestId,
			};
			request.response = {
				statusCode: known.status,
				cookies: known.code === "unauthorized" ? endedCookies(request.event) : undefined,
				headers: {
					"content-type": "application/json; charset=utf-8",
					"cache-control": "private, no-store",
					...(known.detail.retryAfter && { "retry-after": String(known.detail.retryAfter) }),
				},
				body: JSON.stringify(body),
			};
		},
	};
}

/** All browsers of this decade say where a call comes from; scripts do not. */
const isBrowser = ({ headers }: Event) => headers["sec-fetch-site"] !== undefined;

/** What is wrong with each field, in the language asked for: a browser has these words itself. */
function inWords(fields: Record<string, FieldCode>, { headers }: Event): Record<string, string> {
	const words = fieldWords[localeFromHeader(headers["accept-language"])];
	return Object.fromEntries(Object.entries(fields).map(([field, code]) => [field, words[`field.${code}`]]));
}

/** Takes the cookie of a session that has ended away, so that the next page is the visitors' one at once. */
const endedCookies = (event: Event) => (cookiesOf(event).has(sessionCookie()) ? [endCookie()] : undefined);

/** What is not our refusal is a fault; one of the table's that passes is worth another try. */
const faultOf = (error: unknown) =>
	isPassing(error) ? new AppError("busy", { retryAfter: 1 }) : new AppError("internal");
