import type {
	APIGatewayProxyEventV2,
	APIGatewayProxyStructuredResultV2,
	Context,
} from "aws-lambda";
import { folderOf } from "#functions/domains.ts";
import { api, domains } from "#shared/api.ts";
import { type Route, routeKey } from "#shared/core/http/route.ts";

export type Handler = (
	event: APIGatewayProxyEventV2,
	context: Context,
) => Promise<APIGatewayProxyStructuredResultV2>;

/** A call of the API. `path` as in the route table: `/events/{id}`. */
export type Call = {
	route: `${Route["method"]} /${string}`;
	params?: Record<string, string>;
	body?: unknown;
	cookie?: string;
	/** Distinguishes calls of the same route. */
	as?: string;
	/** The route's declared requests are for a free place; this call takes another path. */
	otherWay?: true;
};

const keyOf = ({ route }: Call) => route.replace(" ", " /api");

const routes = new Map(
	domains.flatMap((domain) =>
		Object.values<Route>(api[domain]).map((route) => [routeKey(route), { domain, route }] as const),
	),
);

/** Domain and route of a call; undefined if there is no such route. */
export const findRoute = (call: Call) => routes.get(keyOf(call));

const handlers = new Map<string, Promise<Handler>>();

async function loadHandler(call: Call): Promise<Handler> {
	const found = findRoute(call);
	if (!found) throw new Error(`No route ${call.route}`);
	return (await import(`#functions/${folderOf(found.domain)}/${found.domain}.lambda.ts`)).handler;
}

/** Loaded once per route: finding the file takes a tenth of a millisecond. */
export function handlerOf(call: Call): Promise<Handler> {
	const handler = handlers.get(call.route) ?? loadHandler(call);
	handlers.set(call.route, handler);
	return handler;
}

/** The event that API Gateway passes to a function. */
export function eventOf(call: Call): APIGatewayProxyEventV2 {
	const [method, path] = keyOf(call).split(" ");
	const rawPath = path.replace(/\{(\w+)\}/g, (_, name) => call.params?.[name] ?? "");
	return {
		version: "2.0",
		routeKey: keyOf(call),
		rawPath,
		rawQueryString: "",
		cookies: call.cookie ? [call.cookie] : undefined,
		headers: {
			accept: "*/*",
			"accept-language": "en",
			"user-agent": "bench",
			...(call.body !== undefined && { "content-type": "application/json" }),
		},
		pathParameters: call.params,
		requestContext: {
			http: {
				method,
				path: rawPath,
				protocol: "HTTP/1.1",
				sourceIp: "127.0.0.1",
				userAgent: "bench",
			},
		},
		body: call.body === undefined ? undefined : JSON.stringify(call.body),
		isBase64Encoded: false,
	} as unknown as APIGatewayProxyEventV2;
}

export const context = { awsRequestId: "bench", functionName: "bench" } as Context;
