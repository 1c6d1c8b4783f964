import type { AttendanceRecord } from "#functions/training/attendance/attendance.entity.ts";
import type { EnrollmentRecord } from "#functions/training/training-classes/enrollments/enrollment.entity.ts";
import type { TrainingClassRecord } from "#functions/training/training-classes/training-class.entity.ts";
import { dayAfter, kuwaitDate, startOf } from "#shared/core/time/kuwait.ts";
import { classDays } from "#shared/training/attendance/attendance.rules.ts";
import { createRandom } from "../random.ts";

type Taught = { classes: readonly TrainingClassRecord[]; enrollments: readonly EnrollmentRecord[] };

/**
 * Attendance of the last weeks, without today: most students were usually present; one in nine was
 * absent lately.
 */
export function makeAttendance({ classes, enrollments }: Taught, now: number): AttendanceRecord[] {
	const random = createRandom("attendance");
	const yesterday = dayAfter(kuwaitDate(now), -1);
	const active = enrollments.filter(({ status }) => status === "active");
	return classes.flatMap(({ id: classId, coachId, dayOfWeek }) => {
		const days = classDays(dayOfWeek, yesterday);
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
