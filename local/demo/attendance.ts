import type { AttendanceRecord } from "#functions/attendance/attendance.entity.ts";
import type { EnrollmentRecord } from "#functions/training-classes/enrollments/enrollment.entity.ts";
import type { TrainingClassRecord } from "#functions/training-classes/training-class.entity.ts";
import { daysHeld } from "#shared/attendance/attendance.rules.ts";
import { dayAfter, kuwaitDate, startOf } from "#shared/core/time/kuwait.ts";
import { createRandom } from "./random.ts";

type Taught = { classes: readonly TrainingClassRecord[]; enrollments: readonly EnrollmentRecord[] };

/** Who was there in the last weeks: most of them, most of the time; one in nine stays away of late. Today is open. */
export function makeAttendance({ classes, enrollments }: Taught, now: number): AttendanceRecord[] {
	const random = createRandom("attendance");
	const yesterday = dayAfter(kuwaitDate(now), -1);
	const active = enrollments.filter(({ status }) => status === "active");
	return classes.flatMap(({ id: classId, coachId, dayOfWeek }) => {
		const days = daysHeld(dayOfWeek, yesterday);
		return active
			.filter((entry) => entry.classId === classId)
			.flatMap(({ userId }, position) =>
				days.map((date, weeksAgo) => ({
					classId,
					date,
					userId,
					by: coachId,
					present: position % 9 === 4 && weeksAgo < 3 ? false : random.chance(0.85),
					markedAt: new Date(startOf(date) + 20 * 60 * 60 * 1000).toISOString(),
				})),
			);
	});
}
