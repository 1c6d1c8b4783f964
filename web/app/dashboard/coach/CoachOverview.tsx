import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { coachBadge } from "#shared/base/ranks/belts.names.ts";
import { mayJudge } from "#shared/competition/judges/judges.rules.ts";
import { computeUtilisation } from "#shared/training/training-classes/training-classes.rules.ts";
import type { TrainingClass } from "#shared/training/training-classes/training-classes.schema.ts";
import { useUser } from "../../../base/session/session.ts";
import { paths } from "../../../core/address/paths.ts";
import { isolateName } from "../../../core/language/langOf.ts";
import { useLocale, useText } from "../../../core/language/messages.ts";
import { lazyPart } from "../../../core/lazyPart.tsx";
import { studentsQuery } from "../../../people/coaches/students.queries.ts";
import { useNotifications } from "../../../people/notifications/useNotifications.ts";
import { useNames } from "../../../people/users/names.ts";
import { ownClassesQuery } from "../../../training/training-classes/training-classes.queries.ts";
import { useClassTexts } from "../../../training/training-classes/useClassTexts.ts";
import { StatCard } from "../../../ui/StatCard.tsx";
import { LoadError } from "../../../ui/states/LoadError.tsx";
import { Loading } from "../../../ui/states/Loading.tsx";
import { Sentence } from "../../../ui/texts/Sentence.tsx";
import { Written } from "../../../ui/texts/Written.tsx";
import { CoachToday } from "./CoachToday.tsx";
import { coachMessages } from "./coach.messages.ts";

const DayCards = lazyPart(() => import("../DayCards.tsx"));
const GradingToday = lazyPart(() => import("../../../competition/gradings/GradingToday.tsx"));
const JudgingCard = lazyPart(() => import("../../../competition/judges/duties/JudgingCard.tsx"));

/** Number of classes shown as recent activity. */
const recent = 3;

const shortcuts = [
	["classes", "coach.classManagement"],
	["students", "coach.studentManagement"],
	["schedule", "coach.weekly"],
] as const;

export function Welcome() {
	const text = useText(coachMessages);
	const names = useNames();
	const locale = useLocale();
	const { data: user } = useUser();
	if (!user) return null;
	return (
		<header className="stack tight coach-welcome">
			<h1>
				<Sentence>
					{text("coach.welcome", {
						name: isolateName(names(user).first),
						gender: user.gender ?? "",
					})}
				</Sentence>
			</h1>
			<p className="lead">{text("coach.lead")}</p>
			<p className="row">
				<span className="badge strong">
					{user.currentBelt ? coachBadge(user.currentBelt, locale) : text("coach.blackBelt")}
				</span>
				<span className="badge primary">
					{text("coach.approved", { gender: user.gender ?? "" })}
				</span>
			</p>
		</header>
	);
}

export function Stats({ classes }: { classes: TrainingClass[] | undefined }) {
	const text = useText(coachMessages);
	const { data: students } = useQuery(studentsQuery);
	const { data: notifications } = useNotifications();
	return (
		<div className="stats">
			<StatCard
				label={text("coach.totalClasses")}
				value={classes?.length}
				line={
					classes &&
					text("coach.active", { count: classes.filter(({ isActive }) => isActive).length })
				}
				to="?tab=classes"
			/>
			<StatCard
				label={text("coach.totalStudents")}
				value={students?.length}
				line={text("coach.guidance")}
				to="?tab=students"
			/>
			<StatCard
				label={text("coach.capacity")}
				value={classes && computeUtilisation(classes)}
				percent
				line={text("coach.utilisation")}
				to="?tab=schedule"
			/>
			<StatCard
				label={text("coach.notifications")}
				value={notifications?.filter(({ isRead }) => !isRead).length}
				line={text("coach.unread")}
				to={paths.notifications}
			/>
		</div>
	);
}

function Recent({ classes }: { classes: TrainingClass[] }) {
	const text = useText(coachMessages);
	const texts = useClassTexts();
	if (classes.length === 0) return <p className="soft">{text("coach.noClasses")}</p>;
	return (
		<ul className="recent">
			{classes.slice(0, recent).map((one) => {
				const { title, when } = texts(one);
				return (
					<li key={one.id}>
						<span>
							<Written>{title}</Written>
							<span className="small soft block">{when}</span>
						</span>
						<span className="badge">
							{text("coach.enrolledOf", { enrolled: one.currentEnrollment, max: one.maxCapacity })}
						</span>
					</li>
				);
			})}
		</ul>
	);
}

/** The first tab of the coach dashboard. */
export default function CoachOverview() {
	const text = useText(coachMessages);
	const { data: user } = useUser();
	const { data: classes, isError, refetch } = useQuery(ownClassesQuery);
	return (
		<div className="stack coach-overview">
			<Welcome />
			<DayCards />
			<GradingToday />
			{classes && <CoachToday classes={classes} />}
			<Stats classes={classes} />
			{user && mayJudge(user) && <JudgingCard />}
			<nav className="shortcuts" aria-label={text("coach.shortcuts")}>
				{shortcuts.map(([tab, title]) => (
					<Link key={tab} className="card" to={`?tab=${tab}`}>
						<strong>{text(title)}</strong>
						<span className="small soft">{text(`${title}Text`)}</span>
					</Link>
				))}
			</nav>
			<section className="card stack">
				<h2>{text("coach.recent")}</h2>
				{isError && <LoadError onRetry={refetch} />}
				{!classes && !isError && <Loading />}
				{classes && <Recent classes={classes} />}
			</section>
		</div>
	);
}
