import { queryOptions } from "@tanstack/react-query";
import { officialsRoutes } from "#shared/content/officials/officials.routes.ts";
import type { Official, OfficialId } from "#shared/content/officials/officials.schema.ts";
import { client } from "../../core/calls/client.ts";
import { readWhenOpened } from "../../core/calls/freshness.ts";
import { pagesQuery } from "../../core/calls/usePages.ts";

export const officials = client(officialsRoutes);

/** The leadership in order, page by page. */
export const officialsPages = pagesQuery<Official>(["officials", "list"], (cursor) =>
	officials.list.page({ query: { cursor } }),
);

/** Prefix of all queries of officials. */
export const officialsShown = { queryKey: ["officials"] };

/** The current state of one official, never from the cache. */
export const officialQuery = (id: OfficialId) =>
	queryOptions({
		queryKey: [...officialsShown.queryKey, id],
		queryFn: () => officials.get({ params: { id } }),
		...readWhenOpened,
	});

/** An official's judging level, never from the cache. */
export const judgingQuery = (id: OfficialId) =>
	queryOptions({
		queryKey: [...officialsShown.queryKey, id, "judging"],
		queryFn: () => officials.judging({ params: { id } }),
		...readWhenOpened,
	});
