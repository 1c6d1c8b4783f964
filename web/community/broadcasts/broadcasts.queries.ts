import { queryOptions } from "@tanstack/react-query";
import { broadcastsRoutes } from "#shared/community/broadcasts/broadcasts.routes.ts";
import type { Broadcast } from "#shared/community/broadcasts/broadcasts.schema.ts";
import { client } from "../../core/calls/client.ts";
import { changedByOthers } from "../../core/calls/freshness.ts";
import { pagesQuery } from "../../core/calls/usePages.ts";

export const broadcasts = client(broadcastsRoutes);

export const broadcastsKey = { queryKey: ["broadcasts"] } as const;

/** The drafts of all staff. */
export const draftsQuery = queryOptions({
	queryKey: [...broadcastsKey.queryKey, "drafts"],
	queryFn: () => broadcasts.drafts(),
	...changedByOthers,
});

/** Polling interval while an announcement is being sent, in ms. */
const often = 1_500;
/** Polling interval while an announcement waits for its time, in ms. */
const seldom = 60_000;

function pollingInterval(all: readonly Broadcast[] = []): number | false {
	const isOpen = all.filter(({ doneAt }) => doneAt === null);
	if (isOpen.some(({ planned }) => planned !== "waiting")) return often;
	return isOpen.length > 0 ? seldom : false;
}

/** Announcements page by page; polled while one is being sent or waits for its time. */
export const broadcastPages = {
	...pagesQuery<Broadcast>(broadcastsKey.queryKey, (cursor) =>
		broadcasts.list.page({ query: { cursor } }),
	),
	...changedByOthers,
	refetchInterval: ({
		state: { data },
	}: {
		state: { data?: { pages: { rows: Broadcast[] }[] } };
	}) => pollingInterval(data?.pages.flatMap(({ rows }) => rows)),
} as const;
