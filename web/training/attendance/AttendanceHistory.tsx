import { useIntl } from "react-intl";
import { Link } from "react-router-dom";
import { startOf } from "#shared/core/time/kuwait.ts";
import { countsByDay } from "#shared/training/attendance/attendance.rules.ts";
import type { ClassAttendance } from "#shared/training/attendance/attendance.schema.ts";
import { useText } from "../../core/language/messages.ts";
import { BarTable } from "../../ui/tables/BarTable.tsx";
import { attendanceMessages } from "./attendance.messages.ts";

/** Attendance of a class per day over the last weeks. */
export function AttendanceHistory({ marks }: Pick<ClassAttendance, "marks">) {
	const text = useText(attendanceMessages);
	const { formatDate } = useIntl();
	const days = countsByDay(marks);
	if (days.length === 0) return null;
	return (
		<section className="card attendance-history">
			<BarTable
				title={text("attend.history")}
				heads={[text("attend.day"), text("attend.cameHead")]}
				bars={days.map(({ date, present, absent }) => ({
					id: date,
					label: (
						<Link to={{ search: `?date=${date}` }}>
							{formatDate(startOf(date), { day: "numeric", month: "short" })}
						</Link>
					),
					value: present,
					limit: present + absent,
					words: text("attend.came", { present, all: present + absent }),
				}))}
			/>
		</section>
	);
}
