import { queryOptions } from "@tanstack/react-query";
import type { OfficialId } from "#shared/core/ids.ts";
import { officialsRoutes } from "#shared/officials/officials.routes.ts";
import type { Official } from "#shared/officials/officials.schema.ts";
import { client } from "../core/calls/client.ts";
import { pagesQuery } from "../core/calls/usePages.ts";

export const officials = client(officialsRoutes);

/** The leadership in its order, page after page. */
export const officialsPages = pagesQuery<Official>(["officials", "list"], (cursor) =>
	officials.list.page({ query: { cursor } }),
);

/** Everything that shows officials. */
export const officialsShown = { queryKey: ["officials"] };

/** One official as they are at this moment: never from the cache. */
export const officialQuery = (id: OfficialId) =>
	queryOptions({
		queryKey: [...officialsShown.queryKey, id],
		queryFn: () => officials.get({ params: { id } }),
		staleTime: 0,
		gcTime: 0,
	});

/** What an official may judge, likewise. */
export const judgingQuery = (id: OfficialId) =>
	queryOptions({
		queryKey: [...officialsShown.queryKey, id, "judging"],
		queryFn: () => officials.judging({ params: { id } }),
		staleTime: 0,
		gcTime: 0,
	});
