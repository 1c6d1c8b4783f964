import type { APIGatewayProxyEventV2, Context } from "aws-lambda";
import { checkAccess } from "#shared/core/access.ts";
import type { Route } from "#shared/core/http/route.ts";
import { localeFromHeader } from "#shared/core/locales.ts";
import type { Caller, Session } from "../caller.ts";
import { env } from "../env.ts";
import { AppError } from "../errors.ts";
import { digestWrite } from "../table/writeKey.ts";
import { parseInput, readBody } from "./request.ts";
import { hashOf, readCookies, readSession, restrictionOf, sessionCookie } from "./session.ts";
import { countCall } from "./throttle.ts";

type Event = APIGatewayProxyEventV2;

/** Who made the call that a context belongs to, for its line in the log. */
const actors = new WeakMap<Context, number | undefined>();

export const actorOf = (context: Context) => actors.get(context);

// Local clouds hand cookies over as the header they came in.
export const cookiesOf = (event: Event) =>
	readCookies(event.cookies ?? [event.headers.cookie ?? ""]);

/** A call as its handler receives it, or the refusal of whoever may not make it. */
export async function readCall(route: Route, event: Event, context: Context) {
	const address = callerAddress(event);
	if (route.method !== "GET" || route.changes) sameSite(event);
	const now = Date.now();
	const cookies = cookiesOf(event);
	const session = allowedSession(route, await readSession(cookies.get(sessionCookie()), now));
	actors.set(context, session?.userId);
	const { body, picture } = readBody(route, event);
	const query = route.query && parseInput(route.query, event.queryStringParameters ?? {});
	// A call that may bring a picture costs much where it does.
	if (route.costly && session && (!route.file || picture))
		await countCall(route.costly, session.userId, now);
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
	const refusal = checkAccess(route.access, session);
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
	const foreign = site
		? site !== "same-origin" && site !== "none"
		: origin !== undefined && origin !== env().SITE_URL;
	if (foreign) throw new AppError("cross_site");
}
