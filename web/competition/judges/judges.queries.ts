import { queryOptions } from "@tanstack/react-query";
import { judgesRoutes } from "#shared/competition/judges/judges.routes.ts";
import type { EventId, JudgeId } from "#shared/core/ids.ts";
import { client } from "../../core/calls/client.ts";
import { changedByOthers, readWhenOpened } from "../../core/calls/freshness.ts";

export const judges = client(judgesRoutes);

/** All judges; visitors get only the active ones. */
export const judgesQuery = queryOptions({
	queryKey: ["judges", "all"],
	queryFn: () => judges.list(),
});

/** Prefix of all queries of judging assignments. */
export const assignmentsQuery = { queryKey: ["judges", "assignments"] } as const;

/** An event's judges and their answers. */
export const eventJudgesQuery = (id: EventId) =>
	queryOptions({
		queryKey: [...assignmentsQuery.queryKey, "event", id],
		queryFn: () => judges.ofEvent({ params: { id } }),
		...changedByOthers,
	});

export const conflictsQuery = (id: EventId, judgeId: JudgeId) =>
	queryOptions({
		queryKey: [...assignmentsQuery.queryKey, "conflicts", id, judgeId],
		queryFn: () => judges.conflicts({ params: { id, judgeId } }),
		...readWhenOpened,
	});

/** The signed-in user's judge record; null if they are not a judge. */
export const ownJudgeQuery = queryOptions({
	queryKey: ["judges", "own"],
	queryFn: () => judges.own(),
});

/** The signed-in judge's assignments. */
export const ownAssignmentsQuery = queryOptions({
	queryKey: [...assignmentsQuery.queryKey, "own"],
	queryFn: () => judges.mine(),
	...changedByOthers,
});
