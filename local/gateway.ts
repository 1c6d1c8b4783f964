import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type {
	APIGatewayProxyEventV2,
	APIGatewayProxyStructuredResultV2,
	Context,
} from "aws-lambda";
import { folderOf } from "#functions/domains.ts";
import { api, type Domain, domains } from "#shared/api.ts";
import { gatewayRoutes } from "#shared/core/http/gateway-routes.ts";
import { withRightsOf } from "./stand-ins/rights.ts";

type Handler = (
	event: APIGatewayProxyEventV2,
	context: Context,
) => Promise<APIGatewayProxyStructuredResultV2>;

/** API Gateway's limit for a request body, in bytes. */
const maxPayload = 10 * 1024 * 1024;
/** Maximum number of concurrent calls; others wait, as for a Lambda. */
const concurrency = 32;

/** Handler of a domain, loaded at its first call, so that the start is fast. */
function handlerOf(domain: Domain): Handler {
	let loaded: Promise<Handler> | undefined;
	const load = async (): Promise<Handler> => {
		const { handler } = await import(`../functions/${folderOf(domain)}/${domain}.lambda.ts`);
		return withRightsOf(domain, handler);
	};
	return async (event, context) => {
		loaded ??= load();
		return (await loaded)(event, context);
	};
}

/** Handlers by route of API Gateway. */
function handlersByRoute(): Map<string, Handler> {
	const handlers = new Map(domains.map((domain) => [domain, handlerOf(domain)]));
	return new Map(
		gatewayRoutes(api).map(({ key, domain }) => [key, handlers.get(domain) as Handler]),
	);
}

/**
 * Finds the route of a path as API Gateway does: fixed parts take precedence over `{parameters}`.
 */
function matcher(keys: Iterable<string>) {
	const routes = [...keys].map((key) => {
		const [method, path] = key.split(" ");
		return { key, method, parts: path.split("/") };
	});
	routes.sort((a, b) => fixedParts(b.parts) - fixedParts(a.parts));
	const routesByLength = Map.groupBy(routes, ({ parts }) => parts.length);
	return (method: string, path: string) => {
		const parts = path.split("/").map(decode);
		for (const route of routesByLength.get(parts.length) ?? []) {
			if (route.method !== "ANY" && route.method !== method) continue;
			const parameters = matchParts(route.parts, parts);
			if (parameters) return { key: route.key, parameters };
		}
		return null;
	};
}

const fixedParts = (parts: string[]) => parts.filter((part) => !part.startsWith("{")).length;

function matchParts(pattern: string[], values: (string | null)[]): Record<string, string> | null {
	const parameters: Record<string, string> = {};
	const fits = pattern.every((part, position) => {
		const value = values[position];
		if (value === null || value === "") return part === "";
		if (part.startsWith("{")) parameters[part.slice(1, -1)] = value;
		else return part === value;
		return true;
	});
	return fits ? parameters : null;
}

function decode(part: string): string | null {
	try {
		return decodeURIComponent(part);
	} catch {
		return null;
	}
}

/**
 * Limits concurrent calls; others wait in order.
 * @param onRush called when calls begin to wait, and when none waits any more
 */
function gate(limit: number, onRush: (isRush: boolean) => void) {
	let running = 0;
	const waiting: (() => void)[] = [];
	return async <T>(work: () => Promise<T>): Promise<T> => {
		if (running >= limit) {
			if (waiting.length === 0) onRush(true);
			await new Promise<void>((go) => waiting.push(go));
		} else running++;
		try {
			return await work();
		} finally {
			const next = waiting.shift();
			if (next && waiting.length === 0) onRush(false);
			if (next) next();
			else running--;
		}
	};
}

const noBody = Buffer.alloc(0);

/** The body of a request; null as soon as it is known to be too large. */
async function readBody(request: IncomingMessage): Promise<Buffer | null> {
	const { "content-length": length = "0", "transfer-encoding": encoding } = request.headers;
	if (length === "0" && encoding === undefined) return noBody;
	if (Number(length) > maxPayload) return null;
	const chunks: Buffer[] = [];
	let size = 0;
	for await (const chunk of request.iterator({ destroyOnReturn: false })) {
		size += chunk.length;
		if (size > maxPayload) return null;
		chunks.push(chunk);
	}
	return Buffer.concat(chunks);
}

/** Answers without reading the rest of the body; the connection cannot be used again. */
function refuseTooLarge(response: ServerResponse) {
	response.setHeader("connection", "close");
	refusal(response, 413, "too_large", "The request is too large");
}

/** The query as API Gateway passes it on: the values of a repeated name in one text. */
export function queryOf({ searchParams }: URL): Record<string, string> {
	const values = new Map<string, string>();
	for (const [name, value] of searchParams) {
		const before = values.get(name);
		values.set(name, before === undefined ? value : `${before},${value}`);
	}
	return Object.fromEntries(values);
}

const plainHeaders = (request: IncomingMessage) =>
	Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));

function toEvent(
	request: IncomingMessage,
	url: URL,
	match: ReturnType<ReturnType<typeof matcher>>,
	body: Buffer,
) {
	return {
		version: "2.0",
		routeKey: match?.key ?? "$default",
		rawPath: url.pathname,
		rawQueryString: url.search.slice(1),
		cookies: request.headers.cookie?.split("; "),
		headers: plainHeaders(request),
		queryStringParameters: queryOf(url),
		pathParameters: match?.parameters,
		requestContext: {
			http: {
				method: request.method ?? "GET",
				path: url.pathname,
				protocol: "HTTP/1.1",
				sourceIp: request.socket.remoteAddress ?? "",
				userAgent: request.headers["user-agent"] ?? "",
			},
		},
		body: body.length > 0 ? body.toString("base64") : undefined,
		isBase64Encoded: body.length > 0,
	} as unknown as APIGatewayProxyEventV2;
}

const refusal = (response: ServerResponse, status: number, code: string, message: string) => {
	response.writeHead(status, { "content-type": "application/json; charset=utf-8" });
	response.end(JSON.stringify({ code, message, requestId: randomUUID() }));
};

/** API Gateway and Lambda in one: finds the route of a request and calls its domain's handler. */
export function createGateway(onRush: (isRush: boolean) => void) {
	const handlers = handlersByRoute();
	const match = matcher(handlers.keys());
	const enter = gate(concurrency, onRush);
	return async (request: IncomingMessage, response: ServerResponse, url: URL) => {
		const found = match(request.method ?? "GET", url.pathname);
		const handler = found && handlers.get(found.key);
		const body = await readBody(request);
		if (!body) return refuseTooLarge(response);
		if (!handler) return refusal(response, 404, "not_found", "Not found");
		const context = { awsRequestId: randomUUID(), functionName: "local" } as Context;
		const result = await enter(() => handler(toEvent(request, url, found, body), context));
		for (const cookie of result.cookies ?? []) response.appendHeader("set-cookie", cookie);
		response.writeHead(result.statusCode ?? 200, result.headers as Record<string, string>);
		response.end(result.isBase64Encoded ? Buffer.from(result.body ?? "", "base64") : result.body);
	};
}
