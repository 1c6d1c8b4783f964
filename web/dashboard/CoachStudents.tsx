import { Link } from "react-router-dom";
import { takesEntries } from "#shared/events/events.rules.ts";
import { usePick, useText } from "../core/messages.ts";
import { paths } from "../core/paths.ts";
import { usePages } from "../core/usePages.ts";
import { DateBlock } from "../events/EventDates.tsx";
import { homeEventsQuery } from "../events/events.queries.ts";
import StudentsDesk from "../students/StudentsDesk.tsx";
import { coachMessages } from "./coach.messages.ts";

/** The next events that take entries, with the way to enter a squad. */
function Squads() {
	const text = useText(coachMessages);
	const pick = usePick();
	const { rows } = usePages(homeEventsQuery);
	const open = rows?.filter(takesEntries);
	if (!open) return null;
	return (
		<section className="card stack" aria-labelledby="squads">
			<h2 id="squads">{text("coach.squads")}</h2>
			{open.length === 0 && <p className="soft">{text("coach.noSquads")}</p>}
			<ul className="squads">
				{open.map((event) => {
					const title = pick(event, "title");
					return (
						<li key={event.id}>
							<DateBlock date={event.eventDate} />
							<Link to={paths.event(event.id)} dir="auto">
								{title}
							</Link>
							<Link className="button" to={paths.squad(event.id)} aria-label={text("coach.enterStudentsOf", { title })}>
								{text("coach.enterStudents")}
							</Link>
						</li>
					);
				})}
			</ul>
		</section>
	);
}

/** A coach's students, and the events for which they may be entered. */
export default function CoachStudents() {
	return (
		<div className="stack coach-overview">
			<StudentsDesk />
			<Squads />
		</div>
	);
}
