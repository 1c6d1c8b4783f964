import { queryOptions } from "@tanstack/react-query";
import { studentsRoutes } from "#shared/community/students/students.routes.ts";
import type { UserId } from "#shared/core/ids.ts";
import { client } from "../../core/calls/client.ts";
import { changedByOthers } from "../../core/calls/freshness.ts";

export const students = client(studentsRoutes);

/** Prefix of all queries of students and coaches' requests. */
export const allStudentsQuery = { queryKey: ["students"] } as const;

/** A coach's students. */
export const studentsQuery = queryOptions({
	queryKey: [...allStudentsQuery.queryKey, "list"],
	queryFn: () => students.list(),
});

/** One student. */
export const studentQuery = (id: UserId) =>
	queryOptions({
		queryKey: [...allStudentsQuery.queryKey, id],
		queryFn: () => students.get({ params: { id } }),
		...changedByOthers,
	});

/**
 * Requests that a coach has sent or that await the user's answer; for staff, those of another
 * person.
 */
export const linkRequestsQuery = (userId?: UserId) =>
	queryOptions({
		queryKey: [...allStudentsQuery.queryKey, "requests", userId ?? "own"],
		queryFn: () => students.requests({ query: userId ? { userId: String(userId) } : {} }),
		...changedByOthers,
	});

/**
 * Queries that show a person's coach, including staff lists of the people domain, which depends on
 * this one.
 */
export const coachChanged = [allStudentsQuery, { queryKey: ["staffPeople"] }];
