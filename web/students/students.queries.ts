import { queryOptions } from "@tanstack/react-query";
import type { UserId } from "#shared/core/ids.ts";
import { studentsRoutes } from "#shared/students/students.routes.ts";
import { client } from "../core/calls/client.ts";

export const students = client(studentsRoutes);

/** All that shows students, and requests to become one. */
export const allStudentsQuery = { queryKey: ["students"] } as const;

/** A coach's students. */
export const studentsQuery = queryOptions({
	queryKey: [...allStudentsQuery.queryKey, "list"],
	queryFn: () => students.list(),
});

/** One student; asked anew each time, because their coach, staff and they themselves change them. */
export const studentQuery = (id: UserId) =>
	queryOptions({
		queryKey: [...allStudentsQuery.queryKey, id],
		queryFn: () => students.get({ params: { id } }),
		staleTime: 0,
	});

/** Requests of coaches that one has sent, and that wait for one's answer; those of a person whom staff name. */
export const linkRequestsQuery = (userId?: UserId) =>
	queryOptions({
		queryKey: [...allStudentsQuery.queryKey, "requests", userId ?? "own"],
		queryFn: () => students.requests({ query: userId ? { userId: String(userId) } : {} }),
		staleTime: 0,
	});
