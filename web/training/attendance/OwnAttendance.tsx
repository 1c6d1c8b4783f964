import { useQuery } from "@tanstack/react-query";
import type { UserId } from "#shared/core/ids.ts";
import { useText } from "../../core/language/messages.ts";
import { attendanceMessages } from "./attendance.messages.ts";
import { personAttendanceQuery } from "./attendance.queries.ts";
import { AttendanceTable } from "./StudentAttendance.tsx";

/** Attendance on a member's own dashboard; nothing before the first mark. */
export default function OwnAttendance({ id }: { id: UserId }) {
	const text = useText(attendanceMessages);
	const { data } = useQuery(personAttendanceQuery(id));
	if (!data?.marks.length) return null;
	return (
		<details>
			<summary>{text("attend.own")}</summary>
			<AttendanceTable attendance={data} />
		</details>
	);
}
