import { queryOptions } from "@tanstack/react-query";
import { beltsRoutes } from "#shared/belts/belts.routes.ts";
import type { PromotionRequest, PromotionStatus } from "#shared/belts/belts.schema.ts";
import type { UserId } from "#shared/core/ids.ts";
import { client } from "../core/calls/client.ts";
import { pagesQuery } from "../core/calls/usePages.ts";

export const belts = client(beltsRoutes);

/** All that shows belts and promotions. */
export const beltsQuery = { queryKey: ["belts"] } as const;

/**
 * A person's belts and what is asked for; asked anew each time, because others decide meanwhile.
 */
export const historyQuery = (studentId: UserId) =>
	queryOptions({
		queryKey: [...beltsQuery.queryKey, "history", studentId],
		queryFn: () => belts.progressionsOf({ params: { id: studentId } }),
		staleTime: 0,
	});

/** Promotions that wait, or that were decided, page after page. */
export const promotionsPages = (status: PromotionStatus) =>
	pagesQuery<PromotionRequest>([...beltsQuery.queryKey, "promotions", status], (cursor) =>
		belts.list.page({ query: { status, cursor } }),
	);

/** Since when a coach's students have had their ranks. */
export const gradesQuery = queryOptions({
	queryKey: [...beltsQuery.queryKey, "grades"],
	queryFn: () => belts.grades(),
	staleTime: 0,
});

/** How many wear which belt. */
export const beltCountsQuery = queryOptions({
	queryKey: [...beltsQuery.queryKey, "counts"],
	queryFn: () => belts.counts(),
});
