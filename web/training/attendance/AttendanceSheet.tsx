import { useQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import type { UserId } from "#shared/core/ids.ts";
import { startOf } from "#shared/core/time/kuwait.ts";
import { absentInARow } from "#shared/training/attendance/attendance.rules.ts";
import type { Attendee, ClassAttendance } from "#shared/training/attendance/attendance.schema.ts";
import { isWaiting } from "../../base/offline/latestQueue.ts";
import { useLocale, useText } from "../../core/language/messages.ts";
import { useNames } from "../../people/users/names.ts";
import { Button } from "../../ui/Button.tsx";
import { Empty } from "../../ui/states/Empty.tsx";
import { Notice } from "../../ui/states/Notice.tsx";
import { AttendanceRow } from "./AttendanceRow.tsx";
import { attendanceMessages } from "./attendance.messages.ts";
import type { StoredMark } from "./marks/markQueue.ts";
import { type Sheet, storedMarksQuery, useMarks } from "./marks/useMarks.ts";

/** The number of unsent marks on this sheet, and of unresolved marks on others. */
function Unsent({ by, stored }: { by: UserId; stored: ReadonlyMap<UserId, StoredMark> }) {
	const text = useText(attendanceMessages);
	const { data = [] } = useQuery(storedMarksQuery(by));
	const here = [...stored.values()].filter(isWaiting).length;
	const elsewhere = data.length - stored.size;
	return (
		<div role="status">
			{here + elsewhere > 0 && (
				<Notice>
					{here > 0 && <p>{text("attend.unsentAll", { count: here })}</p>}
					{elsewhere > 0 && <p>{text("attend.elsewhere", { count: elsewhere })}</p>}
				</Notice>
			)}
		</div>
	);
}

type Props = {
	sheet: Sheet;
	data: ClassAttendance;
	/** The marks without absences on days on which the class did not take place. */
	counted: ClassAttendance["marks"];
	/** Whether the class takes place on this day. */
	takesPlace: boolean;
	/** Whether the day is still to come, so that nothing can be marked. */
	isComing?: boolean;
};

/** The people of a class on a day. Unsent local marks take precedence over the server's. */
export function AttendanceSheet({ sheet, data, counted, takesPlace, isComing }: Props) {
	const text = useText(attendanceMessages);
	const names = useNames();
	const locale = useLocale();
	const { formatDate } = useIntl();
	const { stored, mark, choose, forget } = useMarks(sheet);
	const { date } = sheet;
	const stand = new Map(
		data.marks.filter((one) => one.date === date).map(({ userId, present }) => [userId, present]),
	);
	const wasThere = ({ userId, from, until }: Attendee) =>
		(from <= date && (until === null || date <= until)) || stand.has(userId) || stored.has(userId);
	const people = data.people
		.filter(wasThere)
		.sort((a, b) => names(a).full.localeCompare(names(b).full, locale) || a.userId - b.userId);
	const presentOf = (userId: UserId) => stored.get(userId)?.present ?? stand.get(userId) ?? null;
	// Counts only earlier days, so that marking does not move rows.
	const missedBy = (userId: UserId) =>
		absentInARow(counted.filter((one) => one.userId === userId && one.date < date));
	const unmarked = people.filter(({ userId }) => presentOf(userId) === null);
	const markOthers = (present: boolean) =>
		Promise.all(unmarked.map(({ userId }) => mark(userId, null, present)));
	if (people.length === 0)
		return <Empty text={text("attend.noneText")}>{text("attend.none")}</Empty>;
	const present = people.filter(({ userId }) => presentOf(userId)).length;
	const day = formatDate(startOf(date), { day: "numeric", month: "long" });
	return (
		<section className="stack" aria-label={text("attend.people", { date: day })}>
			<h3 className="attendance-count" aria-live="polite">
				{isComing
					? text("attend.expected", { count: people.length })
					: text("attend.count", { present, all: people.length })}
			</h3>
			<ul className="attendees">
				{people.map((person) => {
					const { userId } = person;
					return (
						<AttendanceRow
							key={userId}
							person={person}
							present={presentOf(userId)}
							stored={stored.get(userId)}
							missed={missedBy(userId)}
							isComing={isComing}
							onMark={() => mark(userId, stand.get(userId) ?? null)}
							onChoose={(value) => choose(userId, value)}
							onForget={() => forget(userId)}
						/>
					);
				})}
			</ul>
			<Unsent by={sheet.by} stored={stored} />
			{unmarked.length > 0 && !isComing && (
				<div className="attendance-rest">
					<p>{text("attend.open", { count: unmarked.length })}</p>
					<Button onClick={() => markOthers(true)}>{text("attend.othersPresent")}</Button>
					{takesPlace && (
						<Button onClick={() => markOthers(false)}>{text("attend.othersAbsent")}</Button>
					)}
				</div>
			)}
		</section>
	);
}
