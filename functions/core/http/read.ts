import type { APIGatewayProxyEventV2, Context } from "aws-lambda";
import { checkAccess } from "#shared/core/access.ts";
import type { Route } from "#shared/core/http/route.ts";
import { localeFromHeader } from "#shared/core/locales.ts";
import type { Caller, Session } from "../caller.ts";
import { env } from "../env.ts";
import { AppError } from "../errors.ts";
import { digestWrite } from "../table/writeKey.ts";
import { readBody, readQuery } from "./request.ts";
import {
	hashOf,
	readCookies,
	readSession,
	requireFreshSignIn,
	restrictionOf,
	sessionCookie,
} from "./session.ts";
import { countCall } from "./throttle.ts";

type Event = APIGatewayProxyEventV2;

/** The user id of each call, by Lambda context, for the request log. */
const actors = new WeakMap<Context, number | undefined>();

export const actorOf = (context: Context) => actors.get(context);

// AWS emulators pass cookies as the original header.
export const cookiesOf = (event: Event) =>
	readCookies(event.cookies ?? [event.headers.cookie ?? ""]);

/** Reads the record that a call edits; see `editRecord` in lambda.ts. */
// biome-ignore lint/suspicious/noExplicitAny: the table is heterogeneous; `editRecord` typed each entry.
type ReadStored = (request: any) => Promise<object | null | undefined>;

/**
 * Reads a body. Invalid fields may be unchanged ones of a record that was stored before a rule
 * became stricter, so the record is read and compared; a caller who may not see it learns nothing.
 */
async function readEdit<Body>(
	read: (stored?: object) => Body,
	readStored: (() => Promise<object | null | undefined>) | undefined,
): Promise<Body> {
	try {
		return read();
	} catch (error) {
		if (!readStored || !(error instanceof AppError) || error.code !== "invalid") throw error;
		const stored = await readStored().catch((failure: unknown) => {
			throw failure instanceof AppError ? error : failure;
		});
		return read(stored ?? {});
	}
}

/** Reads and checks a call for its handler; throws when the caller may not make it. */
export async function readCall(
	route: Route,
	event: Event,
	context: Context,
	readStored?: ReadStored,
) {
	const address = callerAddress(event);
	if (route.method !== "GET" || route.changes) sameSite(event);
	const now = Date.now();
	const cookies = cookiesOf(event);
	const session = allowedSession(route, await readSession(cookies.get(sessionCookie()), now));
	actors.set(context, session?.userId);
	if (route.givesLastingAccess && session) requireFreshSignIn({ session, now });
	const params = readParams(route, event);
	const query = readQuery(route, event);
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
	const { body, picture } = await readEdit(
		(stored) => readBody(route, event, stored),
		readStored && (() => readStored({ params, query, cookies, caller })),
	);
	// Where a route takes a picture, only calls with a picture are costly.
	if (route.costly && session && (!route.file || picture))
		await countCall(route.costly, session.userId, now);
	const key = event.headers["idempotency-key"]?.slice(0, 200);
	if (key && route.method !== "GET") {
		caller.writeKey = {
			// A visitor's address is not part of the key: it may change between the lost response and the
			// retry.
			id: digestWrite([caller.method, caller.path, session?.userId ?? "visitor", key]),
			request: digestWrite([
				query,
				body,
				picture && digestWrite(Buffer.from(picture.bytes).toString("base64")),
			]),
		};
	}
	return {
		caller,
		cookies,
		headers: event.headers,
		body,
		picture,
		params,
		query,
	};
}

/**
 * The session that the route sees. Public routes treat people who must still change a temporary
 * password or set up a second factor as visitors, so staff see no drafts before that.
 */
function allowedSession(route: Route, session: Session | null): Session | null {
	const refusal = checkAccess(route.access, session);
	if (refusal) throw new AppError(refusal);
	const restriction = session && !route.whileRestricted ? restrictionOf(session) : null;
	if (!restriction) return session;
	if (route.access === "public") return null;
	throw new AppError(restriction);
}

/**
 * The caller's IP address. Behind CloudFront the source address is CloudFront's, so its viewer
 * address header is used.
 */
function callerAddress({ headers, requestContext }: Event): string {
	const { EDGE_KEY_HASHES } = env();
	if (!EDGE_KEY_HASHES) return requestContext.http.sourceIp;
	const isFromEdge = EDGE_KEY_HASHES.split(",").includes(hashOf(headers["x-origin-key"] ?? ""));
	if (!isFromEdge) throw new AppError("forbidden");
	return headers["cloudfront-viewer-address"]?.replace(/:\d+$/, "") ?? requestContext.http.sourceIp;
}

/** A path with invalid parameters (`/events/abc`) is 404, not 400. */
function readParams(route: Route, event: Event) {
	if (!route.params) return undefined;
	const result = route.params.safeParse(event.pathParameters ?? {});
	if (!result.success) throw new AppError("not_found");
	return result.data;
}

/** Rejects cross-site writes (CSRF). Clients other than browsers send neither header. */
function sameSite(event: Event) {
	const { origin, "sec-fetch-site": site } = event.headers;
	const foreign = site
		? site !== "same-origin" && site !== "none"
		: origin !== undefined && origin !== env().SITE_URL;
	if (foreign) throw new AppError("cross_site");
}
