import type { UserId } from "#shared/core/ids.ts";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import type { NextGrading } from "#shared/training/belts/belts.schema.ts";
import { findUsers } from "../../community/users/users.service.ts";
import type { SignedIn } from "../../core/caller.ts";
import { inParallel } from "../../core/parallel.ts";
import { readSettings } from "../../platform/settings/settings.service.ts";
import { attendedSince } from "../attendance/attendance.service.ts";
import { studentIds } from "../coaches/students.service.ts";
import { beltSince, classesAskedAt, completeOn } from "./history.service.ts";

/**
 * For each of the caller's students: date of the current rank, date on which its required months
 * are complete, and classes attended since.
 */
export async function gradesOfStudents({ session, now }: SignedIn): Promise<NextGrading[]> {
	const [students, { monthsInGrade, classesInGrade }] = await Promise.all([
		studentIds(session.userId).then(findUsers),
		readSettings(),
	]);
	return inParallel(students, async (student) => {
		const since = await beltSince(student);
		const attended = since
			? await attendedSince(student.id as UserId, since, kuwaitDate(now))
			: null;
		return {
			studentId: student.id as UserId,
			since: since ?? null,
			eligibleDate: completeOn(student.currentBelt, since, monthsInGrade) ?? null,
			attended,
			requiredClasses: classesAskedAt(student.currentBelt, classesInGrade) ?? null,
		};
	});
}
