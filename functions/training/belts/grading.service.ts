import { ladder, rankOf } from "#shared/base/ranks/belts.rules.ts";
import type { NextGrading, NextRank } from "#shared/base/ranks/belts.schema.ts";
import type { MonthsInGrade } from "#shared/base/settings/settings.rules.ts";
import type { Settings } from "#shared/base/settings/settings.schema.ts";
import type { UserId } from "#shared/core/ids.ts";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import { readSettings } from "../../base/settings/settings.service.ts";
import type { SignedIn } from "../../core/caller.ts";
import { requireFound } from "../../core/errors.ts";
import { inParallel } from "../../core/parallel.ts";
import { studentIds } from "../../people/coaches/students.service.ts";
import type { Acting } from "../../people/families/authorization.ts";
import type { User } from "../../people/users/user.entity.ts";
import { findUser, findUsers } from "../../people/users/users.service.ts";
import { attendedSince } from "../attendance/attendance.service.ts";
import { beltSince, classesRequiredAt, completeOn } from "./history.service.ts";

/**
 * Date of a person's current rank, date on which its required months are complete, and classes
 * attended since.
 */
async function readGrade(student: User, { monthsInGrade, classesInGrade }: Settings, now: number) {
	const since = await beltSince(student);
	return {
		since: since ?? null,
		eligibleDate: completeOn(student.currentBelt, since, monthsInGrade) ?? null,
		attended: since ? await attendedSince(student.id as UserId, since, kuwaitDate(now)) : null,
		requiredClasses: classesRequiredAt(student.currentBelt, classesInGrade) ?? null,
		requiredMonths: monthsInGrade[student.currentBelt as keyof MonthsInGrade] ?? 0,
	};
}

/** The grades of the caller's students. */
export async function gradesOfStudents({ session, now }: SignedIn): Promise<NextGrading[]> {
	const [students, settings] = await Promise.all([
		studentIds(session.userId).then(findUsers),
		readSettings(),
	]);
	return inParallel(students, async (student) => ({
		studentId: student.id as UserId,
		...(await readGrade(student, settings, now)),
	}));
}

/** What a person still lacks for their next rank. */
export async function readNextRank({ person, now }: Acting): Promise<NextRank> {
	const [found, settings] = await Promise.all([findUser(person), readSettings()]);
	const student = requireFound(found);
	const { currentBelt: belt } = student;
	return {
		belt,
		nextBelt: ladder[rankOf(belt) + 1] ?? null,
		...(await readGrade(student, settings, now)),
	};
}
