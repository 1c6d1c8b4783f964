import { queryOptions } from "@tanstack/react-query";
import type { TrainingClassId, UserId } from "#shared/core/ids.ts";
import { attendanceRoutes } from "#shared/training/attendance/attendance.routes.ts";
import { client } from "../../core/calls/client.ts";
import { changedByOthers, readOnEachVisit } from "../../core/calls/freshness.ts";
import { keptBy } from "./marks/keptMarks.ts";

export const attendance = client(attendanceRoutes);

/**
 * The people of a class and their marks of the last weeks. Also queried offline, because the
 * service worker may have them cached.
 */
export const classAttendanceQuery = (id: TrainingClassId) =>
	queryOptions({
		queryKey: ["attendance", "class", id],
		queryFn: () => attendance.ofClass({ params: { id } }),
		networkMode: "offlineFirst",
		...changedByOthers,
	});

/** A person's attendance of the last half year. */
export const personAttendanceQuery = (id: UserId) =>
	queryOptions({
		queryKey: ["attendance", "person", id],
		queryFn: () => attendance.ofPerson({ params: { id } }),
		...changedByOthers,
	});

/** Marks stored in this browser that the server has not accepted yet. */
export const keptMarksQuery = (by: UserId) =>
	queryOptions({
		queryKey: ["kept-marks", by],
		queryFn: () => keptBy(by),
		networkMode: "always",
		...readOnEachVisit,
	});
