import type middy from "@middy/core";
import type {
	APIGatewayProxyEventV2,
	APIGatewayProxyStructuredResultV2,
	Context,
} from "aws-lambda";
import type { FieldCode } from "#shared/core/fields/field-codes.ts";
import { fieldWords } from "#shared/core/fields/field-words.ts";
import { type ErrorBody, errors } from "#shared/core/http/errors.ts";
import type { Route } from "#shared/core/http/route.ts";
import { localeFromHeader } from "#shared/core/locales.ts";
import { AppError } from "../errors.ts";
import { log } from "../log.ts";
import { isPassing } from "../table/database.ts";
import { actorOf, cookiesOf } from "./read.ts";
import { isPlainForm } from "./request.ts";
import { endCookie, sessionCookie } from "./session.ts";

type Event = APIGatewayProxyEventV2;
type Result = APIGatewayProxyStructuredResultV2;

/** The routes of a function by route key, such as `POST /api/events`. */
export type ByKey = Map<string, { name: string; route: Route }>;

/**
 * Replaces `ANY` in the route key by the request's method: the API has one route per path, for all
 * methods.
 */
export function methodOfCall(): middy.MiddlewareObj<Event, Result> {
	return {
		before: ({ event }) => {
			event.routeKey = event.routeKey.replace(/^ANY(?= )/, () => event.requestContext.http.method);
		},
	};
}

export function requestLog(): middy.MiddlewareObj<Event, Result> {
	const started = new WeakMap<object, number>();
	const write = (event: Event, context: Context, status: number | undefined) =>
		log.info("request", {
			route: event.routeKey,
			userId: actorOf(context),
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

/**
 * Redirects a browser that submitted a form without JavaScript to the page that shows the outcome.
 */
export function formAnswers(byKey: ByKey): middy.MiddlewareObj<Event, Result> {
	const lead = (request: middy.Request<Event, Result>) => {
		const { event, response } = request;
		const route = byKey.get(event.routeKey)?.route;
		if (!route?.form || !response || !isPlainForm(route, event)) return;
		const { done, refused } = route.form;
		const refusal =
			(response.statusCode ?? 200) >= 400 ? JSON.parse(response.body ?? "{}").code : null;
		request.response = {
			statusCode: 303,
			cookies: response.cookies,
			headers: {
				"cache-control": "private, no-store",
				location: refusal ? `${refused}#${refusal}` : done,
			},
			body: "",
		};
	};
	return { after: lead, onError: lead };
}

/** Converts every thrown error to a response; no other code does. */
export function answerErrors(): middy.MiddlewareObj<Event, Result> {
	return {
		onError: (request) => {
			const { error, context } = request;
			const refusal = error instanceof AppError ? error : faultOf(error);
			if (refusal.code === "internal")
				log.error("fault", { error, requestId: context.awsRequestId });
			const body: ErrorBody = {
				code: refusal.code,
				message: errors[refusal.code][1],
				...(refusal.detail.fields && { fields: refusal.detail.fields }),
				...(refusal.detail.fields &&
					!isBrowser(request.event) && { messages: inWords(refusal.detail.fields, request.event) }),
				...(refusal.detail.reasons && { reasons: refusal.detail.reasons }),
				...(refusal.detail.params && { params: refusal.detail.params }),
				requestId: context.awsRequestId,
			};
			request.response = {
				statusCode: refusal.status,
				cookies: refusal.code === "unauthorized" ? endedCookies(request.event) : undefined,
				headers: {
					"content-type": "application/json; charset=utf-8",
					"cache-control": "private, no-store",
					...(refusal.detail.retryAfter && { "retry-after": String(refusal.detail.retryAfter) }),
				},
				body: JSON.stringify(body),
			};
		},
	};
}

/** All current browsers send `Sec-Fetch-Site`; scripts do not. */
const isBrowser = ({ headers }: Event) => headers["sec-fetch-site"] !== undefined;

/**
 * The field errors as text in the caller's language. Browsers do not need it: they have the texts.
 */
function inWords(fields: Record<string, FieldCode>, { headers }: Event): Record<string, string> {
	const words = fieldWords[localeFromHeader(headers["accept-language"])];
	return Object.fromEntries(
		Object.entries(fields).map(([field, code]) => [field, words[`field.${code}`]]),
	);
}

/** Deletes the cookie of an ended session, so that the next page is rendered for a visitor. */
const endedCookies = (event: Event) =>
	cookiesOf(event).has(sessionCookie()) ? [endCookie()] : undefined;

/**
 * Any other error is a fault; a transient DynamoDB error becomes `busy`, so that the caller
 * retries.
 */
const faultOf = (error: unknown) =>
	isPassing(error) ? new AppError("busy", { retryAfter: 1 }) : new AppError("internal");
