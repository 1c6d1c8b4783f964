import { queryOptions } from "@tanstack/react-query";
import type { TrainingClassId, UserId } from "#shared/core/ids.ts";
import { trainingClassesRoutes } from "#shared/training/training-classes/training-classes.routes.ts";
import { client } from "../../core/calls/client.ts";
import { wholeList } from "../../core/calls/wholeList.ts";

export const trainingClasses = client(trainingClassesRoutes);

/**
 * The timetable. All other class queries have keys below this one, so that they are invalidated
 * with it.
 */
export const timetableQuery = queryOptions({
	queryKey: ["training-classes"],
	queryFn: () => wholeList((cursor) => trainingClasses.list.page({ query: { cursor } })),
});

/**
 * A coach's own classes, newest first. Always refetched, because members enrol and leave at any
 * time. Also queried offline, because the service worker may have them cached.
 */
export const ownClassesQuery = queryOptions({
	queryKey: [...timetableQuery.queryKey, "own"],
	queryFn: () => trainingClasses.own(),
	networkMode: "offlineFirst",
	staleTime: 0,
});

/**
 * The user's classes and waiting list positions; always refetched, because places become free at
 * any time.
 */
export const myClassesQuery = queryOptions({
	queryKey: [...timetableQuery.queryKey, "mine"],
	queryFn: () => trainingClasses.mine(),
	staleTime: 0,
});

/** The classes of a person for whom the user may act. */
export const classesOfQuery = (userId: UserId) =>
	queryOptions({
		queryKey: [...timetableQuery.queryKey, "of", userId],
		queryFn: () => trainingClasses.mine({ query: { userId: String(userId) } }),
		staleTime: 0,
	});

/** The current state of one class, never from the cache. */
export const classQuery = (id: TrainingClassId) =>
	queryOptions({
		queryKey: [...timetableQuery.queryKey, id],
		queryFn: () => trainingClasses.get({ params: { id } }),
		staleTime: 0,
		gcTime: 0,
	});

/** A class's members and waiting list. */
export const classMembersQuery = (id: TrainingClassId) =>
	queryOptions({
		queryKey: [...timetableQuery.queryKey, id, "members"],
		queryFn: () => trainingClasses.enrollments({ params: { id } }),
		staleTime: 0,
	});
