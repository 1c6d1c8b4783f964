import { queryOptions } from "@tanstack/react-query";
import type { TrainingClassId, UserId } from "#shared/core/ids.ts";
import { trainingClassesRoutes } from "#shared/training/training-classes/training-classes.routes.ts";
import { client } from "../../core/calls/client.ts";
import { changedByOthers, readOnEachVisit, readWhenOpened } from "../../core/calls/freshness.ts";
import { wholeList } from "../../core/calls/wholeList.ts";
import { classPageKey, timetableKey } from "./classKeys.ts";

export const trainingClasses = client(trainingClassesRoutes);

/**
 * The timetable. All other class queries have keys below this one, so that they are invalidated
 * with it.
 */
export const timetableQuery = queryOptions({
	queryKey: timetableKey,
	queryFn: () => wholeList((cursor) => trainingClasses.list.page({ query: { cursor } })),
});

/** A coach's own classes, newest first. */
export const ownClassesQuery = queryOptions({
	queryKey: [...timetableQuery.queryKey, "own"],
	queryFn: () => trainingClasses.own(),
	...changedByOthers,
});

/** The user's classes and waiting list positions. */
export const myClassesQuery = queryOptions({
	queryKey: [...timetableQuery.queryKey, "mine"],
	queryFn: () => trainingClasses.mine(),
	...changedByOthers,
});

/** The classes of a person for whom the user may act. */
export const classesOfQuery = (userId: UserId) =>
	queryOptions({
		queryKey: [...timetableQuery.queryKey, "of", userId],
		queryFn: () => trainingClasses.mine({ query: { userId: String(userId) } }),
		...changedByOthers,
	});

/** A class on its page, read on each visit because its free places change. */
export const classPageQuery = (id: TrainingClassId) =>
	queryOptions({
		queryKey: classPageKey(id),
		queryFn: () => trainingClasses.get({ params: { id } }),
		...readOnEachVisit,
	});

/** The current state of one class, never from the cache. */
export const classQuery = (id: TrainingClassId) =>
	queryOptions({
		queryKey: [...timetableQuery.queryKey, id],
		queryFn: () => trainingClasses.get({ params: { id } }),
		...readWhenOpened,
	});

/** A class's members and waiting list. */
export const classMembersQuery = (id: TrainingClassId) =>
	queryOptions({
		queryKey: [...timetableQuery.queryKey, id, "members"],
		queryFn: () => trainingClasses.enrollments({ params: { id } }),
		...changedByOthers,
	});
