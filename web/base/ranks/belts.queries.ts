import { queryOptions } from "@tanstack/react-query";
import type { PromotionRequest, PromotionStatus } from "#shared/base/ranks/belts.schema.ts";
import type { UserId } from "#shared/core/ids.ts";
import { beltsRoutes } from "#shared/training/belts/belts.routes.ts";
import { client } from "../../core/calls/client.ts";
import { changedByOthers } from "../../core/calls/freshness.ts";
import { pagesQuery } from "../../core/calls/usePages.ts";

export const belts = client(beltsRoutes);

/** Prefix of all queries of belts and promotions. */
export const beltsQuery = { queryKey: ["belts"] } as const;

/** A person's belts and pending promotions. */
export const historyQuery = (studentId: UserId) =>
	queryOptions({
		queryKey: [...beltsQuery.queryKey, "history", studentId],
		queryFn: () => belts.progressionsOf({ params: { id: studentId } }),
		...changedByOthers,
	});

/** Promotions with a status, pending or decided, page by page. */
export const promotionsPages = (status: PromotionStatus) =>
	pagesQuery<PromotionRequest>([...beltsQuery.queryKey, "promotions", status], (cursor) =>
		belts.list.page({ query: { status, cursor } }),
	);

/** The dates since which a coach's students have their ranks. */
export const gradesQuery = queryOptions({
	queryKey: [...beltsQuery.queryKey, "grades"],
	queryFn: () => belts.grades(),
	...changedByOthers,
});

/** The number of people by belt. */
export const beltCountsQuery = queryOptions({
	queryKey: [...beltsQuery.queryKey, "counts"],
	queryFn: () => belts.counts(),
});
