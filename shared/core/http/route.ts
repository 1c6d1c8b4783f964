import type * as z from "zod/mini";
import type { Access } from "../access.ts";

type Schema = z.ZodMiniType;

/** Kinds of expensive calls. Each kind has its own rate limit for a person. */
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
	"payment",
] as const;
export type CostlyKind = (typeof costlyKinds)[number];

/**
 * A call of the API as data. CDK, the local server, the web client, OpenAPI and the tests read it.
 */
export type Route = {
	method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
	/** Path below /api, with `{name}` for parameters. */
	path: `/${string}`;
	access: Access;
	summary: string;
	params?: z.ZodMiniObject;
	query?: z.ZodMiniObject;
	body?: Schema;
	/** Name of a field in which multipart/form-data may carry a picture. */
	file?: string;
	/**
	 * Also accepts a form that a browser sends without JavaScript
	 * (application/x-www-form-urlencoded). The answer is then a redirect: to `done`, or to `refused`
	 * with the error code as fragment, which the page translates.
	 */
	form?: { done: `/${string}`; refused: `/${string}` };
	/** Absent for an answer without body (204), a redirect or a file. */
	response?: Schema;
	/** Content types of the file that the call answers. */
	download?: readonly string[];
	/**
	 * Calendar programs request the file repeatedly: it has an ETag, and the answer is 304 if it is
	 * unchanged.
	 */
	polled?: true;
	/** HTTP status of success; 200 by default. */
	status?: 201 | 202 | 204 | 302;
	/** The answer is a paged list: the query has `paged`, `X-Next-Cursor` is the next cursor. */
	cursor?: true;
	/** Kind of calls whose number per person and hour is limited: see throttle.ts. */
	costly?: CostlyKind;
	/**
	 * The answer is the same for every caller: browsers send no session, so that a shared cache can
	 * answer.
	 */
	sameForAll?: true;
	/** Seconds for which a shared cache may store an answer to a visitor. */
	sharedCache?: number;
	/**
	 * Seconds after that in which a stale answer is served while a new one is fetched; ten times
	 * `sharedCache` by default.
	 */
	staleFor?: number;
	/**
	 * Maximum number of DynamoDB requests of a successful call, including the session. A test checks
	 * it.
	 */
	requests: number;
	/** A GET that changes data: refused for cross-site requests, like other writes. */
	changes?: true;
	/**
	 * Gives access that outlives the caller's session: rejected unless the password was entered
	 * within the last minutes, so that a borrowed session leaves nothing behind.
	 */
	givesLastingAccess?: true;
	/**
	 * Fields of the body that the server always sets itself. They are accepted without effect, as are
	 * those of the record that a PUT replaces; any other field that `body` does not have is refused.
	 */
	ignoredFields?: readonly string[];
	/**
	 * A GET without query whose last response a browser stores, so that pages open without a network:
	 * see web/base/offline/worker.ts. `public`: the response is the same for everybody, so it stays
	 * when people sign out.
	 */
	offline?: true | "public";
	/** Allowed before a temporary password is changed or a required second factor is set up. */
	whileRestricted?: true;
};

export type Routes = Record<string, Route>;

/** Checks the shape of a route table and keeps its literal types. */
export const routes = <const R extends Routes>(table: R) => table;

export const routeKey = (route: Route) => `${route.method} /api${route.path}`;
