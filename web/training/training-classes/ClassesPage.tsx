import { useQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { dayAfter, kuwaitDate, startOf } from "#shared/core/time/kuwait.ts";
import { byDistance } from "#shared/people/dojos/dojos.distance.ts";
import { gatherDays, otherDaysOf } from "#shared/training/training-classes/class-days.rules.ts";
import { inWeek, weekdayOf } from "#shared/training/training-classes/other-hours.rules.ts";
import {
	throughTheDay,
	weekInKuwait,
} from "#shared/training/training-classes/training-classes.rules.ts";
import type { TrainingClass } from "#shared/training/training-classes/training-classes.schema.ts";
import { useUser } from "../../base/session/session.ts";
import { useHolidays } from "../../base/settings/settings.queries.ts";
import { paths } from "../../core/address/paths.ts";
import { useAddress } from "../../core/address/useAddress.ts";
import { useText } from "../../core/language/messages.ts";
import { lazyPart } from "../../core/lazyPart.tsx";
import { useHydrated } from "../../core/moments/useHydrated.ts";
import { ContactButton } from "../../people/contact/ContactButton.tsx";
import { contactMessages } from "../../people/contact/contact.messages.ts";
import { Prices } from "../../people/dojos/Prices.tsx";
import { Button } from "../../ui/Button.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { Page } from "../../ui/Page.tsx";
import { Empty } from "../../ui/states/Empty.tsx";
import { LoadError } from "../../ui/states/LoadError.tsx";
import { Skeletons } from "../../ui/states/Skeletons.tsx";
import { ClassForWhom, ClassName, ClassPlace, ClassPlaces } from "./ClassLine.tsx";
import { mayEnroll } from "./enrollments/mayEnroll.ts";
import { OwnClasses } from "./enrollments/OwnClasses.tsx";
import { ClassFinder } from "./find/ClassFinder.tsx";
import { type ClassFilter, filterIn, isForWhom } from "./find/classFilter.ts";
import { TrialButton } from "./find/TrialButton.tsx";
import { useDistances } from "./find/usePlaces.ts";
import { HeldBadge } from "./other-hours/HeldBadge.tsx";
import { OtherHoursLines } from "./other-hours/OtherHoursLines.tsx";
import { trainingClassMessages } from "./training-classes.messages.ts";
import { timetableQuery } from "./training-classes.queries.ts";
import { useClassTexts } from "./useClassTexts.ts";
import { useWeek, WeekSteps } from "./week/WeekSteps.tsx";
import "./class-time.css";
import "./timetable.css";

const EnrollForWhom = lazyPart(() => import("../../community/family/enroll/EnrollForWhom.tsx"));

/** The button of a class on one day: a visitor asks for a trial class, others enrol. */
function ClassAction({ one }: { one: TrainingClass }) {
	const { data: user } = useUser();
	return (
		<div className="class-action">
			{user ? (
				<EnrollForWhom one={one} own={mayEnroll(user) && one.coachId !== user.id} isListed />
			) : (
				<TrialButton one={one} kind="link" />
			)}
		</div>
	);
}

/** A class with its hours in the displayed week. */
type InWeek = TrainingClass &
	Pick<ReturnType<typeof inWeek<TrainingClass>>, "isHeld" | "isOther" | "holiday">;

/** A class on one day of the timetable: one line. */
function ClassOfDay({ one, all }: { one: InWeek; all: readonly TrainingClass[] }) {
	const text = useText(trainingClassMessages);
	const texts = useClassTexts();
	const { formatList } = useIntl();
	const { times } = texts(one);
	// The hours of another day are stated if they differ.
	const otherDays = otherDaysOf(one, all)
		.map(texts)
		.map((other) => (other.times === times ? other.day : other.when));
	return (
		<li className="training-class">
			<p className="class-time">{times}</p>
			<ClassName one={one}>
				{otherDays.length > 0 && (
					<p className="small soft">{text("class.also", { days: formatList(otherDays) })}</p>
				)}
				<HeldBadge {...one} />
				<OtherHoursLines one={one} />
			</ClassName>
			<ClassForWhom one={one} />
			<ClassPlace one={one} />
			<ClassPlaces one={one} />
			<ClassAction one={one} />
		</li>
	);
}

/** The heading of a day: its weekday, and its date once it is known. */
function DayHeading({ day, date }: { day: (typeof weekInKuwait)[number]; date: string | null }) {
	const text = useText(trainingClassMessages);
	const { formatDate } = useIntl();
	const isToday = date === kuwaitDate(Date.now());
	return (
		<h2>
			{isToday && <span className="badge primary">{text("class.today")}</span>}
			<span>{text(`class.${day}`)}</span>
			{date && (
				<span className="soft day-date">
					{formatDate(startOf(date), { day: "numeric", month: "long" })}
				</span>
			)}
		</h2>
	);
}

/**
 * The classes day by day from today on. A page rendered ahead does not know which day it is; until
 * the scripts have run, its style orders the days (boot.js).
 */
function Timetable({ classes }: { classes: readonly TrainingClass[] }) {
	const text = useText(trainingClassMessages);
	const isHydrated = useHydrated();
	const today = kuwaitDate(Date.now());
	const from = useWeek(weekdayOf(today));
	const holidays = useHolidays();
	const first = isHydrated ? weekInKuwait.indexOf(weekdayOf(from)) : 0;
	const days = [...weekInKuwait.slice(first), ...weekInKuwait.slice(0, first)];
	const displayed = classes.map((one) =>
		isHydrated
			? inWeek(one, from, holidays)
			: { ...one, isHeld: true, isOther: false, holiday: undefined },
	);
	return (
		<>
			<ol className={isHydrated ? "week" : "week unknown"} aria-label={text("class.week")}>
				{days.map((day, position) => {
					const date = isHydrated ? dayAfter(from, position) : null;
					const ofDay = displayed.filter(({ dayOfWeek }) => dayOfWeek === day).sort(throughTheDay);
					return (
						<li key={day} data-day={weekInKuwait.indexOf(day)}>
							<DayHeading day={day} date={date} />
							{ofDay.length === 0 && <p className="small soft">{text("class.noneThatDay")}</p>}
							<ul>
								{ofDay.map((one) => (
									<ClassOfDay key={one.id} one={one} all={displayed} />
								))}
							</ul>
						</li>
					);
				})}
			</ol>
			<WeekSteps week={isHydrated ? from : null} earliest={today} />
		</>
	);
}

/** A class that was found, with each of its days. */
function FoundClass({ days, km }: { days: readonly TrainingClass[]; km?: number | null }) {
	const texts = useClassTexts();
	const { data: user } = useUser();
	const [one] = days;
	return (
		<li className="training-class found">
			<ClassName one={one} />
			<ClassForWhom one={one} />
			<ClassPlace one={one} km={km} />
			<ul className="class-days">
				{days.map((day) => (
					<li key={day.id}>
						<p className="class-time">{texts(day).when}</p>
						<ClassPlaces one={day} />
						{user && <ClassAction one={day} />}
					</li>
				))}
			</ul>
			{!user && <ClassAction one={one} />}
		</li>
	);
}

/** The classes that fit the reader's answers, each once with its days; the nearest first. */
function FoundClasses({
	classes,
	filter,
}: {
	classes: readonly TrainingClass[];
	filter: ClassFilter;
}) {
	const text = useText(trainingClassMessages);
	const { set } = useAddress();
	const distanceOf = useDistances(classes, filter.near);
	const found = gatherDays(classes.filter((one) => isForWhom(one, filter)));
	if (filter.near) found.sort(([a], [b]) => byDistance(distanceOf(a), distanceOf(b)));
	const clear = (
		<Button onClick={() => set({ age: null, for: null, near: null })}>{text("class.clear")}</Button>
	);
	if (found.length === 0) {
		return (
			<Empty text={text("class.noneFitsText")} action={clear}>
				{text("class.noneFits")}
			</Empty>
		);
	}
	return (
		<>
			<p className="row found-count">
				<span role="status">
					{text(filter.near ? "class.foundNear" : "class.found", { count: found.length })}
				</span>
				{clear}
			</p>
			<ul className="found-classes">
				{found.map((days) => (
					<FoundClass key={days[0].id} days={days} km={distanceOf(days[0])?.km} />
				))}
			</ul>
		</>
	);
}

function Classes({ classes }: { classes: TrainingClass[] }) {
	const { search } = useAddress();
	const filter = filterIn(search);
	const isFiltered = filter.age !== null || Boolean(filter.whom) || filter.near !== "";
	return (
		<>
			<ClassFinder classes={classes} filter={filter} />
			{isFiltered ? (
				<FoundClasses classes={classes} filter={filter} />
			) : (
				<Timetable classes={classes} />
			)}
		</>
	);
}

/** The training classes: day by day from today on, or those that fit a person, nearest first. */
export default function ClassesPage() {
	const text = useText(trainingClassMessages);
	const contact = useText(contactMessages);
	const { data: user } = useUser();
	const { data: classes, isPending, isLoadingError, refetch } = useQuery(timetableQuery);
	return (
		<Page
			className="classes-page"
			title={text("class.title")}
			lead={text("class.lead")}
			actions={<ButtonLink to={paths.syllabus}>{text("class.syllabus")}</ButtonLink>}
		>
			<Prices />
			{isPending && <Skeletons count={7} className="class-skeleton" />}
			{isLoadingError && <LoadError onRetry={refetch} />}
			{classes?.length === 0 && (
				<Empty
					text={text("class.noneText")}
					action={<ContactButton>{contact("contact.title")}</ContactButton>}
				>
					{text("class.none")}
				</Empty>
			)}
			{mayEnroll(user) && <OwnClasses />}
			{classes && classes.length > 0 && <Classes classes={classes} />}
		</Page>
	);
}
