import { queryOptions } from "@tanstack/react-query";
import type { TrainingClassId, UserId } from "#shared/core/ids.ts";
import { attendanceRoutes } from "#shared/training/attendance/attendance.routes.ts";
import { client } from "../../core/calls/client.ts";
import { changedByOthers } from "../../core/calls/freshness.ts";

export const attendance = client(attendanceRoutes);

/** The people of a class and their marks of the last weeks. */
export const classAttendanceQuery = (id: TrainingClassId) =>
	queryOptions({
		queryKey: ["attendance", "class", id],
		queryFn: () => attendance.ofClass({ params: { id } }),
		...changedByOthers,
	});

/** A person's attendance of the last half year. */
export const personAttendanceQuery = (id: UserId) =>
	queryOptions({
		queryKey: ["attendance", "person", id],
		queryFn: () => attendance.ofPerson({ params: { id } }),
		...changedByOthers,
	});
