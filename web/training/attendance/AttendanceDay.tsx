import { useQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { holidayOn } from "#shared/base/settings/holidays.rules.ts";
import type { UserId } from "#shared/core/ids.ts";
import { kuwaitDate, startOf } from "#shared/core/time/kuwait.ts";
import {
	classDays,
	countedMarks,
	isClassDay,
	takesPlaceOn,
} from "#shared/training/attendance/attendance.rules.ts";
import type { TrainingClass } from "#shared/training/training-classes/training-classes.schema.ts";
import { useHolidays } from "../../base/settings/settings.queries.ts";
import { useAddress } from "../../core/address/useAddress.ts";
import { usePick, useText } from "../../core/language/messages.ts";
import { useDay } from "../../core/moments/useDay.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { LoadError } from "../../ui/states/LoadError.tsx";
import { Loading } from "../../ui/states/Loading.tsx";
import { Notice } from "../../ui/states/Notice.tsx";
import { AttendanceHistory } from "./AttendanceHistory.tsx";
import { AttendanceSheet } from "./AttendanceSheet.tsx";
import { attendanceMessages } from "./attendance.messages.ts";
import { classAttendanceQuery } from "./attendance.queries.ts";

/** Link to the previous or next class day; an inactive placeholder if there is no such day. */
function Step({ to, label, arrow }: { to: string | undefined; label: string; arrow: string }) {
	if (!to) return <span className="button plain" aria-hidden="true" aria-disabled="true" />;
	return (
		<ButtonLink
			kind="plain"
			data-tooltip=""
			aria-label={label}
			replace
			to={{ search: `?date=${to}` }}
		>
			{/* The bidi algorithm mirrors the arrow in right-to-left text. */}
			<span aria-hidden="true">{arrow}</span>
		</ButtonLink>
	);
}

/**
 * The displayed day and the days to step through, latest first: scheduled class days and days with
 * marks. A day that the address names is displayed even if nothing can be marked on it, because a
 * link must never open another day than it names.
 */
function useDays({ dayOfWeek }: TrainingClass, marked: readonly string[], now: number) {
	const { search } = useAddress();
	const today = kuwaitDate(now);
	const named = search.get("date") ?? "";
	const isNamed = /^\d{4}-\d\d-\d\d$/.test(named) && !Number.isNaN(Date.parse(named));
	const classDates = classDays(dayOfWeek, today);
	const date = isNamed ? named : (classDates[0] ?? today);
	const markable = new Set([...classDates, ...marked]);
	return {
		date,
		days: [...new Set([...markable, date])].sort().reverse(),
		isComing: date > today,
		isClass: markable.has(date) || (date > today && isClassDay(date, dayOfWeek)),
	};
}

/** Days from one date to another (`YYYY-MM-DD`). */
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/** The day in words, and how far from today it is. */
function DayHeading({ date, today }: { date: string; today: string }) {
	const { formatDate, formatRelativeTime } = useIntl();
	return (
		<h2 aria-live="polite">
			{formatDate(startOf(date), { weekday: "long", day: "numeric", month: "long" })}
			<span className="small soft block">
				{formatRelativeTime(daysBetween(today, date), "day", { numeric: "auto" })}
			</span>
		</h2>
	);
}

/** Attendance of a class on the day that the address names; without one, on its latest day. */
export function AttendanceDay({ one, by }: { one: TrainingClass; by: UserId }) {
	const text = useText(attendanceMessages);
	const pick = usePick();
	const day = useDay();
	const { data, isError, refetch } = useQuery(classAttendanceQuery(one.id));
	// If the phone's clock is slow, the day comes from the server's time.
	const now = Math.max(Date.now(), data?.now ?? 0);
	const holidays = useHolidays();
	const { date, days, isComing, isClass } = useDays(
		one,
		data?.marks.map((mark) => mark.date) ?? [],
		now,
	);
	const at = days.indexOf(date);
	const counted = countedMarks(data?.marks ?? [], holidays, () => one);
	const holiday = holidayOn(holidays, date);
	const takesPlace = takesPlaceOn(one, date, holidays);
	return (
		<>
			<nav className="attendance-day" aria-label={text("attend.days")}>
				<Step to={days[at + 1]} label={text("attend.earlier")} arrow="‹" />
				<DayHeading date={date} today={kuwaitDate(now)} />
				<Step to={days[at - 1]} label={text("attend.later")} arrow="›" />
			</nav>
			{isError && !data && <LoadError onRetry={refetch} />}
			{!data && !isError && <Loading />}
			{holiday && (
				<Notice>
					<p>{text("attend.holiday", { name: pick(holiday, "name") })}</p>
				</Notice>
			)}
			{!holiday && !isClass && (
				<Notice>
					<p>{text("attend.otherDay")}</p>
				</Notice>
			)}
			{isClass && isComing && takesPlace && (
				<Notice>
					<p>{text("attend.coming", { day: day(date) })}</p>
				</Notice>
			)}
			{isClass && !holiday && !takesPlace && (
				<Notice>
					<p>{text("attend.notHeld")}</p>
				</Notice>
			)}
			{data && isClass && (
				<AttendanceSheet
					key={date}
					sheet={{ by, classId: one.id, date }}
					data={data}
					counted={counted}
					takesPlace={takesPlace}
					isComing={isComing}
				/>
			)}
			{data && <AttendanceHistory marks={counted} />}
		</>
	);
}
