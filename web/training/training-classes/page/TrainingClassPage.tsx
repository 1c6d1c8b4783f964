import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "react-router-dom";
import { isStaff } from "#shared/core/access.ts";
import type { TrainingClassId } from "#shared/core/ids.ts";
import { otherDaysOf } from "#shared/training/training-classes/class-days.rules.ts";
import { nextOccurrence } from "#shared/training/training-classes/other-hours.rules.ts";
import { isFull, placesFree } from "#shared/training/training-classes/training-classes.rules.ts";
import type { TrainingClassPage as ClassOfPage } from "#shared/training/training-classes/training-classes.schema.ts";
import { useUser } from "../../../base/session/session.ts";
import { MembershipPrice } from "../../../base/settings/prices/MembershipPrice.tsx";
import { MonthlyPrice } from "../../../base/settings/prices/MonthlyPrice.tsx";
import { useHolidays } from "../../../base/settings/settings.queries.ts";
import { paths } from "../../../core/address/paths.ts";
import { ApiError } from "../../../core/calls/client.ts";
import { usePick, useText } from "../../../core/language/messages.ts";
import { lazyPart } from "../../../core/lazyPart.tsx";
import { useDay } from "../../../core/moments/useDay.ts";
import { useHydrated } from "../../../core/moments/useHydrated.ts";
import { useNames } from "../../../people/users/names.ts";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { Page } from "../../../ui/Page.tsx";
import { LoadError } from "../../../ui/states/LoadError.tsx";
import { Loading } from "../../../ui/states/Loading.tsx";
import { Notice } from "../../../ui/states/Notice.tsx";
import { Fact } from "../../../ui/texts/Fact.tsx";
import { Written } from "../../../ui/texts/Written.tsx";
import { mayEnroll } from "../enrollments/mayEnroll.ts";
import { OwnClasses } from "../enrollments/OwnClasses.tsx";
import { TrialButton } from "../find/TrialButton.tsx";
import { OtherHoursLines } from "../other-hours/OtherHoursLines.tsx";
import { trainingClassMessages } from "../training-classes.messages.ts";
import { classPageQuery, timetableQuery } from "../training-classes.queries.ts";
import { useClassTexts } from "../useClassTexts.ts";
import { useForWhomText } from "../useForWhomText.ts";
import { classPageMessages } from "./classPage.messages.ts";
import "../class-time.css";
import { isolateName } from "../../../core/language/langOf.ts";
import { Sentence } from "../../../ui/texts/Sentence.tsx";
import "./class-page.css";

const EnrollForWhom = lazyPart(() => import("../../../community/family/enroll/EnrollForWhom.tsx"));

type Props = { one: ClassOfPage };

/** The next date of the class, if there is one. */
function NextClass({ one }: Props) {
	const text = useText(classPageMessages);
	const texts = useClassTexts();
	const day = useDay();
	const holidays = useHolidays();
	// A prerendered page does not know the current day.
	const isAlive = useHydrated();
	const next = isAlive && one.isActive ? nextOccurrence(one, Date.now(), holidays) : null;
	if (!next) return null;
	return (
		<p className="class-time">
			{text("classPage.next", { day: day(next.date), times: texts(next).times })}
		</p>
	);
}

/** Where the class is held, with its address and a link to a map. */
function Place({ one, place }: Props & { place: string }) {
	const text = useText(classPageMessages);
	const pick = usePick();
	const address = one.dojo && pick(one.dojo, "address");
	return (
		<>
			{one.dojoId ? (
				<Link to={paths.dojo(one.dojoId)}>
					<Written>{place}</Written>
				</Link>
			) : (
				<Written linked>{place}</Written>
			)}
			{address && (
				<Written as="p" className="small">
					{address}
				</Written>
			)}
			{one.dojo?.mapUrl && (
				<p>
					<a
						href={one.dojo.mapUrl}
						target="_blank"
						rel="noreferrer"
						aria-label={text("classPage.mapOf", { place })}
					>
						{text("classPage.map")}
					</a>
				</p>
			)}
		</>
	);
}

function Facts({ one }: Props) {
	const text = useText(classPageMessages);
	const words = useText(trainingClassMessages);
	const names = useNames();
	const { place } = useClassTexts()(one);
	const { ages, who } = useForWhomText()(one);
	const { coach, coachId, maxCapacity } = one;
	return (
		<dl className="class-facts">
			<Fact label={text("classPage.coach")}>
				{coach ? (
					<Link to={`${paths.coaches}#coach-${coachId}`}>
						<Sentence>{words("class.sensei", { name: isolateName(names(coach).full) })}</Sentence>
					</Link>
				) : undefined}
			</Fact>
			<Fact label={text(one.dojoId ? "classPage.dojo" : "classPage.place")}>
				{place ? <Place one={one} place={place} /> : undefined}
			</Fact>
			<Fact label={text("classPage.kind")}>{words(`class.type.${one.classType}`)}</Fact>
			<Fact label={text("classPage.age")}>{ages}</Fact>
			<Fact label={text("classPage.who")}>{who}</Fact>
			<Fact label={text("classPage.places")}>
				{isFull(one)
					? text("classPage.waits")
					: text("classPage.left", { left: placesFree(one), max: maxCapacity })}
			</Fact>
			<Fact label={text("classPage.price")}>
				<MonthlyPrice fees={[one.dojo?.monthlyFee ?? null]} />
				<p className="small">
					<MembershipPrice />
				</p>
			</Fact>
			<Fact label={text("classPage.trial")}>{text("classPage.trialText")}</Fact>
		</dl>
	);
}

function useOtherDays(one: ClassOfPage) {
	const { data: all = [] } = useQuery(timetableQuery);
	return otherDaysOf(one, all);
}

/** The next step: a visitor asks for a trial class, a member enrols. */
function NextStep({ one }: Props) {
	const text = useText(classPageMessages);
	const { data: user } = useUser();
	const otherDays = useOtherDays(one);
	if (!user) {
		return (
			<p>
				<TrialButton one={one} kind="primary" />
			</p>
		);
	}
	const isOwn = one.coachId === user.id;
	return (
		<>
			{mayEnroll(user) && <OwnClasses />}
			{one.isActive && (
				<EnrollForWhom one={one} own={mayEnroll(user) && !isOwn} otherDays={otherDays} />
			)}
			{(isOwn || isStaff(user)) && (
				<p>
					<ButtonLink to={paths.classList(one.id)}>{text("classPage.list")}</ButtonLink>
				</p>
			)}
		</>
	);
}

/** The other days of the class, each with its own places. */
function OtherDays({ one }: Props) {
	const text = useText(classPageMessages);
	const texts = useClassTexts();
	const days = useOtherDays(one);
	if (days.length === 0) return null;
	return (
		<section className="stack tight">
			<h2>{text("classPage.otherDays")}</h2>
			<p className="small soft">{text("classPage.eachDay")}</p>
			<ul className="other-days">
				{days.map((day) => (
					<li key={day.id}>
						<Link to={paths.trainingClass(day.id)}>{texts(day).when}</Link>
					</li>
				))}
			</ul>
		</section>
	);
}

function Details({ one }: Props) {
	const text = useText(classPageMessages);
	const { about } = useClassTexts()(one);
	return (
		<>
			<div className="stack tight">
				<NextClass one={one} />
				<OtherHoursLines one={one} />
			</div>
			{!one.isActive && <Notice>{text("classPage.paused")}</Notice>}
			<NextStep one={one} />
			<Facts one={one} />
			<OtherDays one={one} />
			{about && (
				<section className="stack tight">
					<h2>{text("classPage.about")}</h2>
					<Written as="p" className="lines" linked>
						{about}
					</Written>
				</section>
			)}
		</>
	);
}

/** A training class: when and where it is held, for whom, and how to join. */
export default function TrainingClassPage() {
	const text = useText(classPageMessages);
	const texts = useClassTexts();
	const id = (Number(useParams().id) || 0) as TrainingClassId;
	const { data, isPending, error, refetch } = useQuery(classPageQuery(id));
	const isMissing = error instanceof ApiError && error.status === 404;
	const displayed = isMissing ? undefined : data;
	const words = displayed && texts(displayed);
	return (
		<Page
			className="class-page"
			back={{ to: paths.classes, text: text("classPage.back") }}
			title={isMissing ? text("classPage.notFound") : words && <Written>{words.title}</Written>}
			lead={
				isMissing
					? text("classPage.notFoundText")
					: words && text("classPage.every", { day: words.day, times: words.times })
			}
		>
			{isPending && <Loading />}
			{displayed && <Details one={displayed} />}
			{isMissing && (
				<p>
					<ButtonLink to={paths.classes}>{text("classPage.back")}</ButtonLink>
				</p>
			)}
			{error && !isMissing && !data && <LoadError onRetry={refetch} />}
		</Page>
	);
}
