import { mergesRoutes } from "#shared/community/merges/merges.routes.ts";
import type { Merge, Pair } from "#shared/community/merges/merges.schema.ts";
import { client } from "../../core/calls/client.ts";
import { pagesQuery } from "../../core/calls/usePages.ts";

export const merges = client(mergesRoutes);

/** Possible duplicate pairs, page by page. */
export const pairsPages = pagesQuery<Pair>(["pairs"], (cursor) =>
	merges.pairs.page({ query: { cursor } }),
);

const everyMs = 1_000;

/** Merges that can be undone; polled while one is running. */
export const mergesPages = {
	...pagesQuery<Merge>(["merges"], (cursor) => merges.recent.page({ query: { cursor } })),
	refetchInterval: ({ state }: { state: { data?: { pages: { rows: Merge[] }[] } } }) =>
		state.data?.pages.some(({ rows }) => rows.some(isUnderWay)) ? everyMs : false,
};

export const isUnderWay = ({ state }: Merge) => state === "merging" || state === "undoing";
