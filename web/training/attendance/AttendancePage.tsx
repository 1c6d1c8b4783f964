import { useQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { useParams } from "react-router-dom";
import { holidayOn } from "#shared/base/settings/holidays.rules.ts";
import { isStaff } from "#shared/core/access.ts";
import type { TrainingClassId, UserId } from "#shared/core/ids.ts";
import { kuwaitDate, startOf } from "#shared/core/time/kuwait.ts";
import {
	classDays,
	countedMarks,
	takesPlaceOn,
} from "#shared/training/attendance/attendance.rules.ts";
import type { TrainingClass } from "#shared/training/training-classes/training-classes.schema.ts";
import { useUser } from "../../base/session/session.ts";
import { useHolidays } from "../../base/settings/settings.queries.ts";
import { paths } from "../../core/address/paths.ts";
import { useAddress } from "../../core/address/useAddress.ts";
import { usePick, useText } from "../../core/language/messages.ts";
import { Button } from "../../ui/Button.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { Page } from "../../ui/Page.tsx";
import { LoadError } from "../../ui/states/LoadError.tsx";
import { Loading } from "../../ui/states/Loading.tsx";
import { Notice } from "../../ui/states/Notice.tsx";
import { Written } from "../../ui/texts/Written.tsx";
import { manageClassMessages } from "../training-classes/manage/manageClasses.messages.ts";
import { useToggleClass } from "../training-classes/manage/useToggleClass.ts";
import { classQuery } from "../training-classes/training-classes.queries.ts";
import { useClassTexts } from "../training-classes/useClassTexts.ts";
import { AttendanceHistory } from "./AttendanceHistory.tsx";
import { AttendanceSheet } from "./AttendanceSheet.tsx";
import { attendanceMessages } from "./attendance.messages.ts";
import { classAttendanceQuery } from "./attendance.queries.ts";
import { useSending } from "./marks/useMarks.ts";
import "./attendance.css";

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

/** The days to step through, latest first: scheduled class days and days with marks. */
function useDays({ dayOfWeek }: TrainingClass, marked: readonly string[], now: number) {
	const { search } = useAddress();
	const today = kuwaitDate(now);
	const asked = search.get("date") ?? "";
	const held = classDays(dayOfWeek, today);
	const days = [...new Set([...held, ...marked])].sort().reverse();
	return { date: days.includes(asked) ? asked : (held[0] ?? today), days };
}

function Attendance({ one, by }: { one: TrainingClass; by: UserId }) {
	const text = useText(attendanceMessages);
	const pick = usePick();
	const { formatDate } = useIntl();
	const { data, isError, refetch } = useQuery(classAttendanceQuery(one.id));
	// If the phone's clock is slow, the day comes from the server's time.
	const now = Math.max(Date.now(), data?.now ?? 0);
	const holidays = useHolidays();
	const { date, days } = useDays(one, data?.marks.map((mark) => mark.date) ?? [], now);
	const at = days.indexOf(date);
	const counted = countedMarks(data?.marks ?? [], holidays, () => one);
	const holiday = holidayOn(holidays, date);
	const takesPlace = takesPlaceOn(one, date, holidays);
	return (
		<>
			<nav className="attendance-day" aria-label={text("attend.days")}>
				<Step to={days[at + 1]} label={text("attend.earlier")} arrow="‹" />
				<h2 aria-live="polite">
					{formatDate(startOf(date), { weekday: "long", day: "numeric", month: "long" })}
				</h2>
				<Step to={days[at - 1]} label={text("attend.later")} arrow="›" />
			</nav>
			{isError && !data && <LoadError onRetry={refetch} />}
			{!data && !isError && <Loading />}
			{holiday && (
				<Notice>
					<p>{text("attend.holiday", { name: pick(holiday, "name") })}</p>
				</Notice>
			)}
			{!holiday && !takesPlace && (
				<Notice>
					<p>{text("attend.notHeld")}</p>
				</Notice>
			)}
			{data && (
				<AttendanceSheet
					key={date}
					sheet={{ by, classId: one.id, date }}
					data={data}
					counted={counted}
					takesPlace={takesPlace}
				/>
			)}
			{data && <AttendanceHistory marks={counted} />}
		</>
	);
}

/** Says that the class is paused, with a button to activate it. */
function Paused({ one }: { one: TrainingClass }) {
	const text = useText(attendanceMessages);
	const words = useText(manageClassMessages);
	const toggle = useToggleClass(one);
	return (
		<Notice className="row spread">
			<p>{text("attend.paused")}</p>
			<Button disabled={toggle.isPending} onClick={() => toggle.mutate(true)}>
				{words("manageClass.activate")}
			</Button>
		</Notice>
	);
}

/** Attendance of a class on one day, for marking with one thumb, online or offline. */
export default function AttendancePage() {
	const text = useText(attendanceMessages);
	const classTexts = useClassTexts();
	const { data: user } = useUser();
	const id = Number(useParams().id) as TrainingClassId;
	const {
		data: one,
		isError,
		refetch,
	} = useQuery({ ...classQuery(id), networkMode: "offlineFirst" });
	const told = one && classTexts(one);
	const back = {
		to: isStaff(user) ? paths.classes : `${paths.coachDashboard}?tab=classes`,
		text: text("attend.back"),
	};
	return (
		<Page
			title={told ? <Written>{told.title}</Written> : text("attend.title")}
			back={back}
			lead={told && `${text("attend.title")} · ${told.when}`}
		>
			{isError && !one && <LoadError onRetry={refetch} />}
			{!one && !isError && <Loading />}
			{one && user && (
				<>
					<Sending by={user.id} />
					{!one.isActive && <Paused one={one} />}
					<Attendance one={one} by={user.id} />
				</>
			)}
		</Page>
	);
}

function Sending({ by }: { by: UserId }) {
	useSending(by);
	return null;
}
