import * as z from "zod/mini";
import type { Access } from "../access.ts";
import { Publication } from "../fields/fields.ts";
import type { Route } from "./route.ts";

type Schema = z.ZodMiniType;

type Kind = {
	/** Who may write records; everybody may read them. */
	access: Access;
	params: z.ZodMiniObject;
	query: z.ZodMiniObject;
	/** The body that creates a record, and the one that replaces it. */
	input: Schema;
	edit: Schema;
	/** A record in an answer. */
	item: Schema;
	/** Summary of the list in the API's documentation. */
	list: string;
	/** A record with its article: "an official". */
	one: string;
	/** Verb in the summary of creation; "Create" by default. */
	create?: "Add";
	/** Endings of the summaries, such as "; a draft for staff only". */
	more?: { get?: string; update?: string; remove?: string };
	/** DynamoDB requests of a read, 2 by default; a write makes one more. */
	reads?: number;
	staleFor?: number;
	ignoredFields?: readonly string[];
};

/** The usual routes of a kind of record, at `/name` and `/name/{id}`. */
export function recordRoutes<const Name extends string, const K extends Kind>(name: Name, kind: K) {
	const { access, one, more = {}, reads = 2, staleFor, ignoredFields } = kind;
	const path = `/${name}` as const;
	const atOne = `/${name}/{id}` as const;
	const params = kind.params as K["params"];
	const item = kind.item as K["item"];
	const read = {
		method: "GET",
		access: "public",
		sharedCache: 30,
		requests: reads,
		...(staleFor && { staleFor }),
	} as const;
	const write = { access: access as K["access"], requests: reads + 1 };
	const ignored = ignoredFields && { ignoredFields };
	return {
		list: {
			...read,
			path,
			summary: kind.list,
			query: kind.query as K["query"],
			response: z.array(item),
			cursor: true,
		},
		get: {
			...read,
			path: atOne,
			summary: `One ${one.replace(/^an? /, "")}${more.get ?? ""}`,
			params,
			response: item,
		},
		create: {
			...write,
			method: "POST",
			path,
			summary: `${kind.create ?? "Create"} ${one}`,
			body: kind.input as K["input"],
			...ignored,
			response: item,
			status: 201,
		},
		update: {
			...write,
			method: "PUT",
			path: atOne,
			summary: `Replace ${one}${more.update ?? ""}`,
			params,
			body: kind.edit as K["edit"],
			...ignored,
			response: item,
		},
		remove: {
			...write,
			method: "DELETE",
			path: atOne,
			summary: `Delete ${one}${more.remove ?? ""}`,
			params,
			status: 204,
		},
	} as const satisfies Record<string, Route>;
}

/** Routes of records that stay drafts until they are published. */
export function publishedRoutes<const Name extends string, const K extends Kind>(
	name: Name,
	kind: K,
) {
	const { update, remove, ...rest } = recordRoutes<Name, K>(name, {
		ignoredFields: ["authorId"],
		...kind,
		more: {
			get: "; a draft for staff only",
			update: "; without `published` it stays published or a draft",
			...kind.more,
		},
	});
	return {
		...rest,
		update,
		patch: {
			access: remove.access,
			requests: remove.requests,
			method: "PATCH",
			path: remove.path,
			summary: `Publish or unpublish ${kind.one}`,
			params: remove.params,
			body: Publication,
			response: update.response,
		},
		remove,
	} as const satisfies Record<string, Route>;
}
