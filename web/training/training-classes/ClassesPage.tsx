import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import type { CurrentUser } from "#shared/community/users/users.schema.ts";
import { inWeek } from "#shared/training/training-classes/other-hours.rules.ts";
import {
	audienceTypes,
	isFull,
	throughTheDay,
	weekInKuwait,
} from "#shared/training/training-classes/training-classes.rules.ts";
import type { TrainingClass } from "#shared/training/training-classes/training-classes.schema.ts";
import { useNames } from "../../community/users/names.ts";
import { ContactButton } from "../../content/contact/ContactButton.tsx";
import { contactMessages } from "../../content/contact/contact.messages.ts";
import { useAddress } from "../../core/address/useAddress.ts";
import { useLocale, useText } from "../../core/language/messages.ts";
import { useHydrated } from "../../core/moments/useHydrated.ts";
import { useUser } from "../../identity/auth/session.ts";
import { useHolidays } from "../../platform/settings/settings.queries.ts";
import { Button } from "../../ui/Button.tsx";
import { SelectField } from "../../ui/fields/Field.tsx";
import { UrlFilter } from "../../ui/fields/UrlFilter.tsx";
import { Page } from "../../ui/Page.tsx";
import { Empty } from "../../ui/states/Empty.tsx";
import { LoadError } from "../../ui/states/LoadError.tsx";
import { Skeletons } from "../../ui/states/Skeletons.tsx";
import { Written } from "../../ui/texts/Written.tsx";
import { HeldBadge } from "./other-hours/HeldBadge.tsx";
import { OtherHoursLines } from "./other-hours/OtherHoursLines.tsx";
import { trainingClassMessages } from "./training-classes.messages.ts";
import { myClassesQuery, timetableQuery } from "./training-classes.queries.ts";
import { useClassTexts } from "./useClassTexts.ts";
import { useWeek, WeekSteps } from "./week/WeekSteps.tsx";
import "./class-time.css";
import "./timetable.css";

const EnrollChildren = lazy(() => import("../../community/families/EnrollChildren.tsx"));
const EnrollButton = lazy(() => import("./enrollments/EnrollButton.tsx"));

/** Whether a user can enrol in classes: coaches awaiting approval cannot. */
const mayEnroll = (user: CurrentUser | null | undefined): user is CurrentUser =>
	Boolean(user) && (user?.role !== "coach" || user.isApproved !== false);

/** A class with its hours in the displayed week. */
type InWeek = TrainingClass &
	Pick<ReturnType<typeof inWeek<TrainingClass>>, "isHeld" | "isOther" | "holiday">;

function ClassCard({ one }: { one: InWeek }) {
	const text = useText(trainingClassMessages);
	const names = useNames();
	const { data: user } = useUser();
	const { title, place, about, times } = useClassTexts()(one);
	return (
		<li className="card training-class">
			<p className="class-time">{times}</p>
			<HeldBadge {...one} />
			<Written as="h3">{title}</Written>
			<p className="small">
				{text(`class.type.${one.classType}`)}
				<span className="block soft">{text(`class.for.${one.audienceType}`)}</span>
			</p>
			<p className="small">
				{one.coach && (
					<bdi className="block">{text("class.sensei", { name: names(one.coach).full })}</bdi>
				)}
				{place && (
					<Written className="block soft" linked>
						{place}
					</Written>
				)}
			</p>
			<p className="small row">
				<span>
					{text("class.enrolled", { enrolled: one.currentEnrollment, max: one.maxCapacity })}
				</span>
				{isFull(one) && <span className="badge strong">{text("class.full")}</span>}
			</p>
			<OtherHoursLines one={one} />
			{about && (
				<details className="small">
					<summary>{text("class.about")}</summary>
					<Written as="p" className="lines" linked>
						{about}
					</Written>
				</details>
			)}
			{mayEnroll(user) && one.coachId !== user.id && (
				<Suspense>
					<EnrollButton one={one} />
				</Suspense>
			)}
			{user && (
				<Suspense>
					<EnrollChildren one={one} />
				</Suspense>
			)}
		</li>
	);
}

function Week({ classes }: { classes: InWeek[] }) {
	const text = useText(trainingClassMessages);
	return (
		<ol className="week" aria-label={text("class.week")}>
			{weekInKuwait.map((day) => {
				const ofDay = classes.filter(({ dayOfWeek }) => dayOfWeek === day).sort(throughTheDay);
				return (
					<li key={day} className={ofDay.length === 0 ? "no-classes" : undefined}>
						<h2>{text(`class.${day}`)}</h2>
						{ofDay.length === 0 && <p className="small soft">{text("class.noneThatDay")}</p>}
						<ul>
							{ofDay.map((one) => (
								<ClassCard key={one.id} one={one} />
							))}
						</ul>
					</li>
				);
			})}
		</ol>
	);
}

/** The distinct dojos of the classes, named in the reader's language. */
function useDojos(classes: TrainingClass[]): { value: string; label: string }[] {
	const texts = useClassTexts();
	const locale = useLocale();
	const names = new Map(classes.map((one) => [one.location ?? "", texts(one).place]));
	return [...names]
		.filter(([value]) => value !== "")
		.map(([value, label]) => ({ value, label }))
		.sort((a, b) => a.label.localeCompare(b.label, locale));
}

function Timetable({ classes }: { classes: TrainingClass[] }) {
	const text = useText(trainingClassMessages);
	const { search, set } = useAddress();
	const dojos = useDojos(classes);
	const dojo = search.get("dojo") ?? "";
	const audience = search.get("for");
	const week = useWeek("sunday");
	// A prerendered page doesn't know the current week, so it shows the usual hours.
	const isAlive = useHydrated();
	const holidays = useHolidays();
	const fitting = classes
		.filter(
			(one) => (!dojo || one.location === dojo) && (!audience || one.audienceType === audience),
		)
		.map((one) =>
			isAlive
				? inWeek(one, week, holidays)
				: { ...one, isHeld: true, isOther: false, holiday: undefined },
		);
	return (
		<>
			<div className="class-filters">
				<SelectField
					label={text("class.dojo")}
					value={dojos.some(({ value }) => value === dojo) ? dojo : ""}
					onChange={({ target }) => set({ dojo: target.value })}
				>
					<option value="">{text("class.allDojos")}</option>
					{dojos.map(({ value, label }) => (
						<option key={value} value={value}>
							{label}
						</option>
					))}
				</SelectField>
				<UrlFilter
					name="for"
					label={text("class.audience")}
					choices={[
						{ value: "", label: text("class.everybody") },
						...audienceTypes.map((value) => ({ value, label: text(`class.for.${value}`) })),
					]}
				/>
			</div>
			<WeekSteps week={isAlive ? week : null} />
			{fitting.length > 0 ? (
				<Week classes={fitting} />
			) : (
				<Empty
					text={text("class.noneFitsText")}
					action={
						<Button onClick={() => set({ dojo: null, for: null })}>{text("class.clear")}</Button>
					}
				>
					{text("class.noneFits")}
				</Empty>
			)}
		</>
	);
}

/**
 * Loads the user's classes and shows an error if that fails: without them no class offers to enrol.
 */
function OwnClasses() {
	const { isLoadingError, refetch } = useQuery(myClassesQuery);
	return isLoadingError && <LoadError onRetry={refetch} />;
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
