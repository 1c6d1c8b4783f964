import * as z from "zod/mini";
import type { Access } from "../access.ts";
import { errors } from "./errors.ts";
import { queryOf } from "./page.ts";
import type { Route, Routes } from "./route.ts";

const who: Record<Access, string> = {
	public: "Anybody",
	signedIn: "Anybody who is signed in",
	coach: "Approved coaches",
	coachOrAdmin: "Approved coaches, admins and super-admins",
	admin: "Admins and super-admins",
	superAdmin: "Super-admins",
};

const schemaOf = (schema: z.ZodMiniType, io: "input" | "output") => {
	const { $schema, ...json } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
	return json;
};

const json = (schema: object) => ({ "application/json": { schema } });

const nextCursor = {
	description: "The `cursor` of the next page; absent where the list ends",
	schema: { type: "string" },
};

const files = (types: readonly string[]) =>
	Object.fromEntries(types.map((type) => [type, { schema: { type: "string" } }]));

function parameters(place: "path" | "query", schema: z.ZodMiniObject | undefined) {
	if (!schema) return [];
	const { properties = {}, required = [] } = schemaOf(schema, "input") as {
		properties?: object;
		required?: string[];
	};
	return Object.entries(properties).map(([name, own]) => ({
		name,
		in: place,
		required: place === "path" || required.includes(name),
		schema: own,
	}));
}

/** Error statuses that a route may answer, from its inputs and access level. */
function refusals(route: Route): number[] {
	return [
		400,
		...(route.access === "public" ? [] : [401]),
		...(route.access === "public" || route.access === "signedIn" ? [] : [403]),
		...(route.params ? [404] : []),
		...(route.method === "GET" ? [] : [409]),
		...(route.body ? [422] : []),
		...(route.costly ? [429] : []),
	];
}

function operation(domain: string, name: string, route: Route) {
	const success = {
		description: route.status === 302 ? "Elsewhere" : "Done",
		...(route.response && { content: json(schemaOf(route.response, "output")) }),
		...(route.cursor && { headers: { "X-Next-Cursor": nextCursor } }),
		...(route.download && { content: files(route.download) }),
	};
	const refused = { description: "Refused", content: json({ $ref: "#/components/schemas/Error" }) };
	const body = route.body && schemaOf(route.body, "input");
	return {
		operationId: `${domain}.${name}`,
		tags: [domain],
		summary: route.summary,
		description: `${who[route.access]}.`,
		parameters: [...parameters("path", route.params), ...parameters("query", queryOf(route))],
		...(body && {
			requestBody: {
				// A missing body counts as `{}`: see readBody.
				required: !route.body?.safeParse({}).success,
				content: {
					...json(body),
					...(route.file && { "multipart/form-data": { schema: body } }),
					...(route.form && { "application/x-www-form-urlencoded": { schema: body } }),
				},
			},
		}),
		responses: {
			[route.status ?? 200]: success,
			...(route.form && {
				303: { description: "Elsewhere, after a form that was sent without script" },
			}),
			...Object.fromEntries(refusals(route).map((status) => [status, refused])),
		},
	};
}

/** The route table as an OpenAPI 3.1 document. */
export function openApi(api: Record<string, Routes>) {
	const paths: Record<string, Record<string, object>> = {};
	for (const [domain, routes] of Object.entries(api)) {
		for (const [name, route] of Object.entries(routes)) {
			const path = `/api${route.path}`;
			paths[path] = {
				...paths[path],
				[route.method.toLowerCase()]: operation(domain, name, route),
			};
		}
	}
	const error = {
		type: "object",
		required: ["code", "message", "requestId"],
		properties: {
			code: { type: "string", enum: Object.keys(errors) },
			message: { type: "string" },
			fields: { type: "object", additionalProperties: { type: "string" } },
			messages: { type: "object", additionalProperties: { type: "string" } },
			params: { type: "object" },
			reasons: {
				type: "array",
				items: {
					type: "object",
					required: ["code", "params"],
					properties: { code: { type: "string" }, params: { type: "object" } },
				},
			},
			requestId: { type: "string" },
		},
	};
	return {
		openapi: "3.1.0",
		info: { title: "Kyokushin Karate Kuwait", version: "1" },
		paths,
		components: { schemas: { Error: error } },
	};
}
