import type * as z from "zod/mini";
import type { Access } from "../access.ts";

type Schema = z.ZodMiniType;

/** Kinds of calls that cost much: each is counted for a person by itself. */
export const costlyKinds = [
	"picture",
	"upload",
	"bulk",
	"check",
	"export",
	"import",
	"broadcast",
	"student",
	"consent",
	"archive",
] as const;
export type CostlyKind = (typeof costlyKinds)[number];

/** One call of the API as data. Read by CDK, the local server, the web client, OpenAPI and the tests. */
export type Route = {
	method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
	/** Below /api, with `{name}` for parameters. */
	path: `/${string}`;
	access: Access;
	summary: string;
	params?: z.ZodMiniObject;
	query?: z.ZodMiniObject;
	body?: Schema;
	/** Also accepts multipart/form-data with one picture in this field. */
	file?: string;
	/**
	 * Also accepts a form that a browser sends without script (application/x-www-form-urlencoded). The answer is then a
	 * redirect: to `done`, or to `refused` with the error's code as fragment, for which the page has words.
	 */
	form?: { done: `/${string}`; refused: `/${string}` };
	/** Absent where the answer has no body (204), is a redirect or a file. */
	response?: Schema;
	/** The answer is a file: the types that it may have. */
	download?: readonly string[];
	/** One person's program asks for the file again and again: it has an ETag, and is not sent to who has it already. */
	polled?: true;
	/** Status of success; 200 by default. */
	status?: 201 | 202 | 204 | 302;
	/** The answer is a list that comes in pages: the query has `paged`, `X-Next-Cursor` says where it goes on. */
	cursor?: true;
	/** A call that costs much: a person may make so many of its kind within an hour, see throttle.ts. */
	costly?: CostlyKind;
	/** The answer depends on nobody: browsers ask without their session, so that a shared cache answers. */
	sameForAll?: true;
	/** Seconds a shared cache may keep the answer given to a visitor. */
	sharedCache?: number;
	/** Seconds after that in which an old answer is given while a new one is fetched; ten times as long by default. */
	staleFor?: number;
	/** Most DynamoDB requests that a successful call makes, session included. A test holds it to that. */
	requests: number;
	/** A GET that changes something: refused when another site makes a browser send it, as other writes are. */
	changes?: true;
	/** May be called before a temporary password is changed or a required second factor is set up. */
	whileRestricted?: true;
};

export type Routes = Record<string, Route>;

/** Keeps the literal types of a route table and checks its shape. */
export const routes = <const R extends Routes>(table: R) => table;

export const routeKey = (route: Route) => `${route.method} /api${route.path}`;
