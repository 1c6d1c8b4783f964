import { queryOptions } from "@tanstack/react-query";
import type { TrainingClassId, UserId } from "#shared/core/ids.ts";
import { trainingClassesRoutes } from "#shared/training-classes/training-classes.routes.ts";
import { client } from "../core/calls/client.ts";
import { wholeList } from "../core/calls/wholeList.ts";

export const trainingClasses = client(trainingClassesRoutes);

/** The classes of the week. What else is asked of classes has its key below this one, and is renewed with it. */
export const timetableQuery = queryOptions({
	queryKey: ["training-classes"],
	queryFn: () => wholeList((cursor) => trainingClasses.list.page({ query: { cursor } })),
});

/**
 * A coach's own classes, the newest first; asked anew each time, because members enrol and leave meanwhile, and without
 * a network too: the worker may know them.
 */
export const ownClassesQuery = queryOptions({
	queryKey: [...timetableQuery.queryKey, "own"],
	queryFn: () => trainingClasses.own(),
	networkMode: "offlineFirst",
	staleTime: 0,
});

/** Classes that one is in or waits for; asked anew each time, because places become free meanwhile. */
export const myClassesQuery = queryOptions({
	queryKey: [...timetableQuery.queryKey, "mine"],
	queryFn: () => trainingClasses.mine(),
	staleTime: 0,
});

/** Those of somebody whom the reader may act for. */
export const classesOfQuery = (userId: UserId) =>
	queryOptions({
		queryKey: [...timetableQuery.queryKey, "of", userId],
		queryFn: () => trainingClasses.mine({ query: { userId: String(userId) } }),
		staleTime: 0,
	});

/** One class as it is at this moment: never from the cache. */
export const classQuery = (id: TrainingClassId) =>
	queryOptions({
		queryKey: [...timetableQuery.queryKey, id],
		queryFn: () => trainingClasses.get({ params: { id } }),
		staleTime: 0,
		gcTime: 0,
	});

/** Who is in a class and who waits. */
export const classMembersQuery = (id: TrainingClassId) =>
	queryOptions({
		queryKey: [...timetableQuery.queryKey, id, "members"],
		queryFn: () => trainingClasses.enrollments({ params: { id } }),
		staleTime: 0,
	});
