import { queryOptions } from "@tanstack/react-query";
import type { PageOf } from "../../../core/calls/client.ts";
import { readWhenOpened } from "../../../core/calls/freshness.ts";
import { pagesQuery } from "../../../core/calls/usePages.ts";

type Numbered = { id: number };
type One<Item extends Numbered> = { params: { id: Item["id"] } };

/** The calls of the API about records of a kind. */
export type RecordApi<Item extends Numbered, Body = never> = {
	list: { page: (input: { query: { cursor?: string } }) => Promise<PageOf<Item>> };
	get: (input: One<Item>, before?: Item) => Promise<Item>;
	create: (input: { body: Body; key: string }) => Promise<Item>;
	update: (input: One<Item> & { body: Body; key: string }) => Promise<Item>;
	remove: (input: One<Item> & { key: string }) => Promise<unknown>;
	/** Of records that are drafts until they are published. */
	patch?: (input: One<Item> & { body: { published: boolean }; key: string }) => Promise<unknown>;
};

type Names = {
	/** First part of the keys of its queries; by default the type. */
	key?: string;
	/** Query parameter with the open record: `?official=7`. */
	word?: string;
	/** First part of the keys of its drafts; by default the type. */
	draft?: string;
};

/**
 * A kind of records that staff manage: its calls and queries, and the words that stand for it.
 * @param type of the records in the audit log
 */
export function defineKind<Item extends Numbered, Body>(
	type: string,
	api: RecordApi<Item, Body>,
	{ key = type, word = "id", draft = type }: Names = {},
) {
	const changed = { queryKey: [key] as readonly string[] };
	return {
		type,
		api,
		word,
		draft,
		/** Publishes a record, or turns it back into a draft. */
		publish: async ({ id }: Item, published: boolean, key: string): Promise<unknown> =>
			api.patch?.({ params: { id }, body: { published }, key }),
		/** Prefix of all its queries. */
		changed,
		/** The records in their order, page by page. */
		pages: pagesQuery<Item>([key, "list"], (cursor) => api.list.page({ query: { cursor } })),
		/** The current state of one record, never from the cache. */
		query: (id: Item["id"]) =>
			queryOptions({
				queryKey: [key, "edited", id],
				queryFn: () => api.get({ params: { id } }),
				...readWhenOpened,
			}),
	};
}

export type RecordKind<Item extends Numbered, Body = never> = ReturnType<
	typeof defineKind<Item, Body>
>;
