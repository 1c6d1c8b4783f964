import { broadcastsRoutes } from "#shared/community/broadcasts/broadcasts.routes.ts";
import type { Broadcast } from "#shared/community/broadcasts/broadcasts.schema.ts";
import { client } from "../../core/calls/client.ts";
import { changedByOthers } from "../../core/calls/freshness.ts";
import { pagesQuery } from "../../core/calls/usePages.ts";

export const broadcasts = client(broadcastsRoutes);

export const broadcastsKey = { queryKey: ["broadcasts"] } as const;

/** Polling interval while an announcement is being sent, in ms. */
const often = 1_500;

/** Announcements page by page; polled while one is being sent. */
export const broadcastPages = {
	...pagesQuery<Broadcast>(broadcastsKey.queryKey, (cursor) =>
		broadcasts.list.page({ query: { cursor } }),
	),
	...changedByOthers,
	refetchInterval: ({
		state: { data },
	}: {
		state: { data?: { pages: { rows: Broadcast[] }[] } };
	}) =>
		data?.pages.some(({ rows }) => rows.some(({ doneAt }) => doneAt === null)) ? often : false,
} as const;
