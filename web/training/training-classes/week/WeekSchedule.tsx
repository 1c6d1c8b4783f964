import { useQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { Link } from "react-router-dom";
import { inWeek } from "#shared/training/training-classes/other-hours.rules.ts";
import {
	daysOfWeek,
	throughTheDay,
	weekOf,
} from "#shared/training/training-classes/training-classes.rules.ts";
import type { TrainingClass } from "#shared/training/training-classes/training-classes.schema.ts";
import { useHolidays } from "../../../base/settings/settings.queries.ts";
import { useAddress } from "../../../core/address/useAddress.ts";
import { useText } from "../../../core/language/messages.ts";
import { Separator } from "../../../core/language/separator.tsx";
import { UrlFilter } from "../../../ui/fields/UrlFilter.tsx";
import { LoadError } from "../../../ui/states/LoadError.tsx";
import { Loading } from "../../../ui/states/Loading.tsx";
import { Written } from "../../../ui/texts/Written.tsx";
import { attendanceOn } from "../attendanceOn.ts";
import { HeldBadge } from "../other-hours/HeldBadge.tsx";
import { trainingClassMessages } from "../training-classes.messages.ts";
import { ownClassesQuery } from "../training-classes.queries.ts";
import { useClassTexts } from "../useClassTexts.ts";
import { scheduleMessages } from "./schedule.messages.ts";
import { useWeek, WeekSteps } from "./WeekSteps.tsx";
import "../class-time.css";
import "./schedule.css";

/** A class with its hours in the displayed week. */
type InWeek = TrainingClass & ReturnType<typeof inWeek<TrainingClass>>;

const ofDays = (classes: readonly InWeek[]) =>
	daysOfWeek.map((day) => ({
		day,
		lessons: classes.filter(({ dayOfWeek }) => dayOfWeek === day).sort(throughTheDay),
	}));

function Tiles({ classes }: { classes: readonly InWeek[] }) {
	const text = useText(scheduleMessages);
	const { formatNumber } = useIntl();
	const week = weekOf(classes.filter(({ isHeld }) => isHeld));
	const hours = formatNumber(week.hours, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
	const tiles = [
		["schedule.classes", formatNumber(week.classes)],
		["schedule.hours", hours],
		["schedule.enrolled", formatNumber(week.enrolled)],
		["schedule.days", formatNumber(week.days)],
	] as const;
	return (
		<dl className="week-tiles">
			{tiles.map(([label, value]) => (
				<div key={label} className="card">
					<dt>{text(label)}</dt>
					<dd>{value}</dd>
				</div>
			))}
		</dl>
	);
}

function Table({ classes }: { classes: readonly InWeek[] }) {
	const text = useText(scheduleMessages);
	const words = useText(trainingClassMessages);
	const texts = useClassTexts();
	return (
		<table className="card week-table" aria-label={text("schedule.title")}>
			<thead>
				<tr>
					<th scope="col">{text("schedule.time")}</th>
					<th scope="col">{text("schedule.class")}</th>
					<th scope="col">{text("schedule.places")}</th>
				</tr>
			</thead>
			{ofDays(classes).map(({ day, lessons }) => (
				<tbody key={day}>
					<tr>
						<th scope="rowgroup" colSpan={3}>
							{words(`class.${day}`)}
						</th>
					</tr>
					{lessons.length === 0 && (
						<tr>
							<td className="soft" colSpan={3}>
								{text("schedule.noneThatDay")}
							</td>
						</tr>
					)}
					{lessons.map((one) => {
						const { title, times, place } = texts(one);
						return (
							<tr key={one.id}>
								<td className="class-time">{times}</td>
								<td>
									<Link to={attendanceOn(one)}>
										<Written>{title}</Written>
									</Link>
									<span className="small soft block">
										{words(`class.type.${one.classType}`)}
										{place && (
											<span>
												<Separator />
												<Written>{place}</Written>
											</span>
										)}
									</span>
									<HeldBadge {...one} />
								</td>
								<td>
									{text("schedule.placesOf", {
										enrolled: one.currentEnrollment,
										max: one.maxCapacity,
									})}
								</td>
							</tr>
						);
					})}
				</tbody>
			))}
		</table>
	);
}

function Calendar({ classes }: { classes: readonly InWeek[] }) {
	const text = useText(scheduleMessages);
	const words = useText(trainingClassMessages);
	const texts = useClassTexts();
	return (
		<ol className="week-calendar">
			{ofDays(classes).map(({ day, lessons }) => (
				<li key={day} className="card">
					<h2>{words(`class.${day}`)}</h2>
					{lessons.length === 0 && <p className="small soft">{text("schedule.none")}</p>}
					<ul>
						{lessons.map((one) => (
							<li key={one.id}>
								<span className="class-time block">{texts(one).times}</span>
								<Link to={attendanceOn(one)}>
									<Written>{texts(one).title}</Written>
								</Link>
								<HeldBadge {...one} />
								<span className="small soft block">
									{words("class.enrolled", {
										enrolled: one.currentEnrollment,
										max: one.maxCapacity,
									})}
								</span>
							</li>
						))}
					</ul>
				</li>
			))}
		</ol>
	);
}

/** A coach's weekly schedule, starting on Monday, without paused classes. */
export default function WeekSchedule() {
	const text = useText(scheduleMessages);
	const { search } = useAddress();
	const { data, isError, refetch } = useQuery(ownClassesQuery);
	const week = useWeek("monday");
	const holidays = useHolidays();
	const active = data?.filter(({ isActive }) => isActive).map((one) => inWeek(one, week, holidays));
	const View = search.get("view") === "calendar" ? Calendar : Table;
	return (
		<section className="stack">
			<header className="section-head">
				<h1>{text("schedule.title")}</h1>
				<UrlFilter
					name="view"
					label={text("schedule.view")}
					choices={[
						{ value: "", label: text("schedule.table") },
						{ value: "calendar", label: text("schedule.calendar") },
					]}
				/>
			</header>
			<WeekSteps week={week} />
			{isError && <LoadError onRetry={refetch} />}
			{!data && !isError && <Loading label={text("schedule.loading")} />}
			{active && <Tiles classes={active} />}
			{active && <View classes={active} />}
		</section>
	);
}
