import { useQueries, useQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { Link } from "react-router-dom";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import type { MyClass } from "#shared/training/training-classes/enrollments.schema.ts";
import { nextOccurrence } from "#shared/training/training-classes/other-hours.rules.ts";
import { useHolidays } from "../../base/settings/settings.queries.ts";
import { paths } from "../../core/address/paths.ts";
import { useText } from "../../core/language/messages.ts";
import { Separator } from "../../core/language/separator.tsx";
import { useDay } from "../../core/moments/useDay.ts";
import { familyQuery } from "../../people/families/families.queries.ts";
import { useNames } from "../../people/users/names.ts";
import {
	classesOfQuery,
	myClassesQuery,
} from "../../training/training-classes/training-classes.queries.ts";
import { useClassTexts } from "../../training/training-classes/useClassTexts.ts";
import { Written } from "../../ui/texts/Written.tsx";
import { dashboardMessages } from "./dashboard.messages.ts";
import "./next-up.css";

/** Training sessions shown; the classes below have them all. */
const mostSessions = 3;

type Session = {
	lesson: MyClass["class"] & { date: string };
	/** First names of the children who train; undefined if the reader does. */
	names: string[] | undefined;
};

/** The next sessions of the user and their children, soonest first. */
function useSessions(): Session[] {
	const names = useNames();
	const holidays = useHolidays();
	const { data: own } = useQuery(myClassesQuery);
	const { data: family } = useQuery(familyQuery);
	const children = family?.children.filter(({ state }) => state === "active") ?? [];
	const ofChildren = useQueries({ queries: children.map(({ id }) => classesOfQuery(id)) });
	const now = Date.now();
	const found = [
		...(own ?? []).map((enrolled) => ({ enrolled, name: undefined })),
		...ofChildren.flatMap(({ data }, at) =>
			(data ?? []).map((enrolled) => ({ enrolled, name: names(children[at]).first })),
		),
	].flatMap(({ enrolled, name }) => {
		const lesson =
			enrolled.status === "active" && enrolled.class.isActive
				? nextOccurrence(enrolled.class, now, holidays)
				: null;
		return lesson ? [{ lesson, name }] : [];
	});
	// Siblings in one class are one session.
	const sessions = new Map<string, Session>();
	for (const { lesson, name } of found) {
		const key = `${lesson.id}-${name === undefined}`;
		const session = sessions.get(key) ?? { lesson, names: name === undefined ? undefined : [] };
		if (name !== undefined) session.names?.push(name);
		sessions.set(key, session);
	}
	const order = ({ lesson }: Session) => `${lesson.date} ${lesson.startTime}`;
	return [...sessions.values()]
		.sort((a, b) => order(a).localeCompare(order(b)))
		.slice(0, mostSessions);
}

function SessionRow({ lesson, names }: Session) {
	const text = useText(dashboardMessages);
	const day = useDay();
	const { formatList } = useIntl();
	const { title, times, place } = useClassTexts()(lesson);
	const isToday = lesson.date === kuwaitDate(Date.now());
	return (
		<li className={isToday ? "next-row today" : "next-row"}>
			<p className="next-when">{text("dash.when", { day: day(lesson.date), times })}</p>
			<p>
				<Link to={paths.trainingClass(lesson.id)}>
					<Written>{title}</Written>
				</Link>
				{place && <Separator />}
				{place && <Written className="soft">{place}</Written>}
			</p>
			{names && <p className="small soft">{formatList(names)}</p>}
		</li>
	);
}

/** The next training sessions of the family; nothing if there are none. Events have their own card. */
export default function NextUp() {
	const text = useText(dashboardMessages);
	const sessions = useSessions();
	if (sessions.length === 0) return null;
	return (
		<section className="card stack" aria-labelledby="next-up">
			<h2 id="next-up">{text("dash.next")}</h2>
			<ul className="next-up">
				{sessions.map((session) => (
					<SessionRow key={`${session.lesson.id}-${session.names?.join()}`} {...session} />
				))}
			</ul>
		</section>
	);
}
