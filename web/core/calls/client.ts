import type * as z from "zod/mini";
import type { ErrorBody, ErrorCode } from "#shared/core/http/errors.ts";
import type { Route, Routes } from "#shared/core/http/route.ts";
import { noteTimeOf } from "../moments/serverTime.ts";
import { confirmIdentity } from "./confirmIdentity.ts";

type Out<S> = S extends z.ZodMiniType ? z.output<S> : undefined;
type In<S> = S extends z.ZodMiniType ? z.input<S> : undefined;
/** Path parameters: the schema's output types or, where both print the same, its input types. */
type Params<O, I> = O extends object
	? { [K in keyof O]: O[K] | (K extends keyof I ? I[K] : never) }
	: undefined;
type Present<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] };

/** Makes the properties optional whose type allows an empty object. */
type Lenient<T> = { [K in keyof T as object extends T[K] ? K : never]?: T[K] } & {
	[K in keyof T as object extends T[K] ? never : K]: T[K];
};

type Input<R extends Route> = Lenient<
	Present<{
		params: Params<Out<R["params"]>, In<R["params"]>>;
		query: In<R["query"]>;
		body: In<R["body"]> | (R["file"] extends string ? FormData : never);
	}>
>;

type Call<R extends Route> = (
	...input: object extends Input<R> ? [input?: Input<R> & Extra] : [input: Input<R> & Extra]
) => Promise<R["response"] extends z.ZodMiniType ? z.output<R["response"]> : undefined>;

/** `key` is the idempotency key: repeated calls with the same key make one write. */
type Extra = { key?: string };

/** A page of a list, and the cursor of the next one. */
export type PageOf<Row> = { rows: Row[]; next?: string };

/** The paged variant of a list call: returns the rows and the cursor of the next page. */
type Paging<R extends Route> = R extends { cursor: true }
	? {
			page: (
				...input: Parameters<Call<R>>
			) => Promise<PageOf<Awaited<ReturnType<Call<R>>> extends (infer Row)[] ? Row : never>>;
		}
	: unknown;

export type Client<R extends Routes> = { [K in keyof R]: Call<R[K]> & Paging<R[K]> };

/**
 * A response with an error status. The message is "status: text", a format that the specification
 * fixes.
 */
export class ApiError extends Error {
	readonly status: number;
	readonly body: Partial<ErrorBody>;

	constructor(status: number, text: string) {
		super(`${status}: ${text}`);
		this.status = status;
		this.body = parseBody(text);
	}
}

/** Whether the API rejected a call with the given error code. */
export const isRefusal = (error: unknown, code: ErrorCode) =>
	error instanceof ApiError && error.body.code === code;

function parseBody(text: string): Partial<ErrorBody> {
	try {
		return JSON.parse(text);
	} catch {
		return {};
	}
}

type AnyInput = { params?: object; query?: object; body?: unknown; key?: string };

const fill = (path: string, params: object = {}) =>
	Object.entries(params).reduce(
		(filled, [name, value]) => filled.replace(`{${name}}`, encodeURIComponent(value)),
		path,
	);

const withQuery = (path: string, query: object = {}) => {
	const search = new URLSearchParams(
		Object.entries(query).filter(([, value]) => value !== undefined),
	);
	return `/api${path}${search.size > 0 ? `?${search}` : ""}`;
};

/** The URL from which the browser downloads a route's file. */
export const addressOf = <R extends Route>(
	route: R,
	{ params, query }: { params: object; query?: { [name in keyof In<R["query"]>]?: string } },
) => withQuery(fill(route.path, params), query);

/** Hook that runs before each write, such as the coach pages' check for an outdated app version. */
export const writing: { before?: () => Promise<unknown> } = {};

type Answered = { body: unknown; next?: string };

async function call(route: Route, input: AnyInput = {}): Promise<Answered> {
	const { params, query, body, key } = input;
	const json = body !== undefined && !(body instanceof FormData);
	if (route.method !== "GET") await writing.before?.();
	const response = await fetch(withQuery(fill(route.path, params), query), {
		method: route.method,
		// A browser would answer with its last response for minutes (`stale-while-revalidate`), which is
		// meant for shared caches.
		cache: "no-cache",
		credentials: route.sameForAll ? "omit" : "same-origin",
		headers: {
			"accept-language": document.documentElement.lang,
			...(json && { "content-type": "application/json" }),
			...(key && { "idempotency-key": key }),
		},
		body: json ? JSON.stringify(body) : (body as FormData | undefined),
	});
	noteTimeOf(response.headers);
	const text = await response.text();
	if (!response.ok) {
		const error = new ApiError(response.status, text || response.statusText);
		if (error.body.code === "fresh_sign_in_required" && (await confirmIdentity()))
			return call(route, input);
		throw error;
	}
	const next = response.headers.get("x-next-cursor") ?? undefined;
	return { body: text ? JSON.parse(text) : undefined, next };
}

const callOf = (route: Route) =>
	Object.assign(async (input?: AnyInput) => (await call(route, input)).body, {
		page: async (input?: AnyInput) => {
			const { body, next } = await call(route, input);
			return { rows: body, next };
		},
	});

/** Builds the typed API client of a domain from its route table. */
export const client = <R extends Routes>(routes: R): Client<R> =>
	Object.fromEntries(
		Object.entries(routes).map(([name, route]) => [name, callOf(route)]),
	) as unknown as Client<R>;
