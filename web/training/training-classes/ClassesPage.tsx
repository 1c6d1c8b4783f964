import { useQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { Link } from "react-router-dom";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import { otherDaysOf } from "#shared/training/training-classes/class-days.rules.ts";
import { agesOf } from "#shared/training/training-classes/enrollments.rules.ts";
import { inWeek, weekdayOf } from "#shared/training/training-classes/other-hours.rules.ts";
import {
	type DayOfWeek,
	isFull,
	throughTheDay,
	weekInKuwait,
} from "#shared/training/training-classes/training-classes.rules.ts";
import type { TrainingClass } from "#shared/training/training-classes/training-classes.schema.ts";
import { useUser } from "../../base/session/session.ts";
import { useHolidays } from "../../base/settings/settings.queries.ts";
import { paths } from "../../core/address/paths.ts";
import { useAddress } from "../../core/address/useAddress.ts";
import { asWritten, isolateName } from "../../core/language/langOf.ts";
import { useText } from "../../core/language/messages.ts";
import { lazyPart } from "../../core/lazyPart.tsx";
import { useHydrated } from "../../core/moments/useHydrated.ts";
import { ContactButton } from "../../people/contact/ContactButton.tsx";
import { contactMessages } from "../../people/contact/contact.messages.ts";
import { useNames } from "../../people/users/names.ts";
import { Button } from "../../ui/Button.tsx";
import { Page } from "../../ui/Page.tsx";
import { Empty } from "../../ui/states/Empty.tsx";
import { LoadError } from "../../ui/states/LoadError.tsx";
import { Skeletons } from "../../ui/states/Skeletons.tsx";
import { Written } from "../../ui/texts/Written.tsx";
import { WrittenIn } from "../../ui/texts/WrittenIn.tsx";
import { mayEnroll } from "./enrollments/mayEnroll.ts";
import { OwnClasses } from "./enrollments/OwnClasses.tsx";
import { ClassFilters } from "./find/ClassFilters.tsx";
import { DayChips } from "./find/DayChips.tsx";
import { TrialButton } from "./find/TrialButton.tsx";
import { fitsWanted, wantedIn } from "./find/wanted.ts";
import { HeldBadge } from "./other-hours/HeldBadge.tsx";
import { OtherHoursLines } from "./other-hours/OtherHoursLines.tsx";
import { trainingClassMessages } from "./training-classes.messages.ts";
import { timetableQuery } from "./training-classes.queries.ts";
import { useClassTexts } from "./useClassTexts.ts";
import { useWeek, WeekSteps } from "./week/WeekSteps.tsx";
import "./class-time.css";
import { Sentence } from "../../ui/texts/Sentence.tsx";
import "./timetable.css";

const EnrollForWhom = lazyPart(() => import("../../community/family/enroll/EnrollForWhom.tsx"));

/** A class with its hours in the displayed week. */
type InWeek = TrainingClass &
	Pick<ReturnType<typeof inWeek<TrainingClass>>, "isHeld" | "isOther" | "holiday">;

function ClassCard({ one, all }: { one: InWeek; all: readonly TrainingClass[] }) {
	const text = useText(trainingClassMessages);
	const names = useNames();
	const { data: user } = useUser();
	const texts = useClassTexts();
	const { title, place, times } = texts(one);
	const { formatList } = useIntl();
	const otherDays = otherDaysOf(one, all).map((day) => texts(day).when);
	return (
		<li className="card training-class">
			<p className="class-time">{times}</p>
			{otherDays.length > 0 && (
				<p className="small soft">{text("class.also", { days: formatList(otherDays) })}</p>
			)}
			<HeldBadge {...one} />
			<h3 {...asWritten(title)}>
				<Link to={paths.trainingClass(one.id)}>{title}</Link>
			</h3>
			<WrittenIn of={title} />
			<p className="small">
				{text(`class.type.${one.classType}`)}
				<span className="block soft">
					{text(`class.for.${one.audienceType}`)}
					{agesOf(one) === "all" && <span>{` · ${text("class.allAges")}`}</span>}
				</span>
			</p>
			<p className="small">
				{one.coach && (
					<Sentence className="block">
						{text("class.sensei", { name: isolateName(names(one.coach).full) })}
					</Sentence>
				)}
				{place &&
					(one.dojoId ? (
						<Link className="block" to={paths.dojo(one.dojoId)}>
							<Written>{place}</Written>
						</Link>
					) : (
						<Written className="block soft" linked>
							{place}
						</Written>
					))}
			</p>
			<p className="small row">
				<span>
					{text("class.enrolled", { enrolled: one.currentEnrollment, max: one.maxCapacity })}
				</span>
				{isFull(one) && <span className="badge strong">{text("class.full")}</span>}
			</p>
			<OtherHoursLines one={one} />
			{user ? (
				<EnrollForWhom one={one} own={mayEnroll(user) && one.coachId !== user.id} />
			) : (
				<p>
					<TrialButton one={one} kind="link" />
				</p>
			)}
		</li>
	);
}

type WeekProps = {
	classes: InWeek[];
	/**
	 * On a phone, the day that is shown; null for all. Undefined while it is unknown: then a phone
	 * shows none, so that the page does not jump.
	 */
	day: DayOfWeek | null | undefined;
};

function Week({ classes, day: shown }: WeekProps) {
	const text = useText(trainingClassMessages);
	const state = shown === undefined ? "unknown" : shown && "by-day";
	return (
		<ol className={`week ${state ?? ""}`} aria-label={text("class.week")}>
			{weekInKuwait.map((day) => {
				const ofDay = classes.filter(({ dayOfWeek }) => dayOfWeek === day).sort(throughTheDay);
				const classNames = [ofDay.length === 0 && "no-classes", day === shown && "shown"];
				return (
					<li key={day} className={classNames.filter(Boolean).join(" ") || undefined}>
						<h2>{text(`class.${day}`)}</h2>
						{ofDay.length === 0 && <p className="small soft">{text("class.noneThatDay")}</p>}
						<ul>
							{ofDay.map((one) => (
								<ClassCard key={one.id} one={one} all={classes} />
							))}
						</ul>
					</li>
				);
			})}
		</ol>
	);
}

function Timetable({ classes }: { classes: TrainingClass[] }) {
	const text = useText(trainingClassMessages);
	const { search, set } = useAddress();
	const wanted = wantedIn(search);
	const isFiltered = Object.values(wanted).some(Boolean);
	const week = useWeek("sunday");
	// A prerendered page doesn't know the current week, so it shows the usual hours.
	const isAlive = useHydrated();
	const holidays = useHolidays();
	const fitting = classes
		.filter((one) => fitsWanted(one, wanted))
		.map((one) =>
			isAlive
				? inWeek(one, week, holidays)
				: { ...one, isHeld: true, isOther: false, holiday: undefined },
		);
	const named = search.get("day");
	const day = weekInKuwait.find((one) => one === named);
	const today = weekdayOf(kuwaitDate(Date.now()));
	const shown = day ?? (named === "all" || isFiltered ? null : today);
	const shownDay = isAlive ? shown : undefined;
	return (
		<>
			<ClassFilters classes={classes} wanted={wanted} />
			<WeekSteps week={isAlive ? week : null} />
			<DayChips day={shownDay} />
			{fitting.length > 0 ? (
				<Week classes={fitting} day={shownDay} />
			) : (
				<Empty
					text={text("class.noneFitsText")}
					action={
						<Button
							onClick={() => set({ age: null, level: null, dojo: null, for: null, day: null })}
						>
							{text("class.clear")}
						</Button>
					}
				>
					{text("class.noneFits")}
				</Empty>
			)}
		</>
	);
}

/** The training timetable by day. */
export default function ClassesPage() {
	const text = useText(trainingClassMessages);
	const contact = useText(contactMessages);
	const { data: user } = useUser();
	const { data: classes, isPending, isLoadingError, refetch } = useQuery(timetableQuery);
	return (
		<Page className="classes-page" title={text("class.title")} lead={text("class.lead")}>
			{isPending && (
				<div className="week">
					<Skeletons count={7} className="card class-skeleton" />
				</div>
			)}
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
			{classes && classes.length > 0 && <Timetable classes={classes} />}
		</Page>
	);
}
