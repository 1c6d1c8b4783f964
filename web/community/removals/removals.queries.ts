import { queryOptions } from "@tanstack/react-query";
import { removalsRoutes } from "#shared/community/removals/removals.routes.ts";
import type { UserId } from "#shared/core/ids.ts";
import { client } from "../../core/calls/client.ts";
import { readWhenOpened } from "../../core/calls/freshness.ts";

export const removals = client(removalsRoutes);

/**
 * The consequences of deleting a person; always refetched, because the decision depends on them.
 */
export const previewQuery = (id: UserId) =>
	queryOptions({
		queryKey: ["removals", "preview", id],
		queryFn: () => removals.preview({ params: { id } }),
		...readWhenOpened,
	});

const everyMs = 700;

/** Progress of a deletion; polled until it is finished. */
export const progressQuery = (id: UserId) =>
	queryOptions({
		queryKey: ["removals", "progress", id],
		queryFn: () => removals.progress({ params: { id } }),
		refetchInterval: ({ state }) => (state.data?.finished ? false : everyMs),
		...readWhenOpened,
	});
