import { useQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import type { UserId } from "#shared/core/ids.ts";
import { startOf } from "#shared/core/time/kuwait.ts";
import type { PersonAttendance } from "#shared/training/attendance/attendance.schema.ts";
import { usePick, useText } from "../../core/language/messages.ts";
import { useSeparator } from "../../core/language/separator.tsx";
import { LoadError } from "../../ui/states/LoadError.tsx";
import { Loading } from "../../ui/states/Loading.tsx";
import { trainingClassMessages } from "../training-classes/training-classes.messages.ts";
import { attendanceMessages } from "./attendance.messages.ts";
import { personAttendanceQuery } from "./attendance.queries.ts";
import "./attendance-strip.css";

type Marks = PersonAttendance["marks"];

function Strip({ marks }: { marks: Marks }) {
	const text = useText(attendanceMessages);
	const { formatDate } = useIntl();
	return (
		<ol className="attendance-strip">
			{marks.map(({ date, present }) => {
				const day = formatDate(startOf(date), { dateStyle: "long" });
				const words = text("attend.on", { date: day, present: present ? "yes" : "no" });
				return (
					<li key={date} data-present={present} data-tooltip={words}>
						<span className="visually-hidden">{words}</span>
					</li>
				);
			})}
		</ol>
	);
}

/** Attendance of the last half year by class, with a square per day. */
export function AttendanceTable({ attendance: data }: { attendance: PersonAttendance }) {
	const text = useText(attendanceMessages);
	const words = useText(trainingClassMessages);
	const pick = usePick();
	const separator = useSeparator();
	const titles = new Map(
		data.classes.map(({ id, title, titleAr, dayOfWeek }) => [
			id,
			pick({ titleEn: title, titleAr }, "title") + separator + words(`class.${dayOfWeek}`),
		]),
	);
	const classes = [...new Set(data.marks.map(({ classId }) => classId))];
	return (
		<table className="attendance-table">
			<caption className="visually-hidden">{text("attend.own")}</caption>
			<thead className="visually-hidden">
				<tr>
					<th scope="col">{text("attend.class")}</th>
					<th scope="col">{text("attend.daysHead")}</th>
					<th scope="col">{text("attend.cameHead")}</th>
				</tr>
			</thead>
			<tbody>
				{classes.map((id) => {
					const marks = data.marks.filter(({ classId }) => classId === id);
					const present = marks.filter((mark) => mark.present).length;
					return (
						<tr key={id}>
							<th scope="row" dir="auto">
								{titles.get(id) ?? text("attend.gone")}
							</th>
							<td>
								<Strip marks={marks} />
							</td>
							<td className="small">{text("attend.share", { present, all: marks.length })}</td>
						</tr>
					);
				})}
			</tbody>
		</table>
	);
}

/** A person's attendance, as a section of their page. */
export default function StudentAttendance({ id }: { id: UserId }) {
	const text = useText(attendanceMessages);
	const { data, isError, refetch } = useQuery(personAttendanceQuery(id));
	if (isError) return <LoadError onRetry={refetch} />;
	if (!data) return <Loading />;
	if (data.marks.length === 0) return <p className="soft">{text("attend.ownNone")}</p>;
	return <AttendanceTable attendance={data} />;
}
