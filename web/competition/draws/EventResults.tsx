import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { paths } from "../../core/address/paths.ts";
import { useText } from "../../core/language/messages.ts";
import { Written } from "../../ui/texts/Written.tsx";
import { useEventClassName } from "../event-classes/event-classes.ts";
import { drawMessages } from "./draws.messages.ts";
import { drawsQuery } from "./draws.queries.ts";
import { MedalTable } from "./MedalTable.tsx";
import { Places } from "./Places.tsx";
import "./draws.css";

/** The published results of an event: places by event class and medals by dojo. */
export default function EventResults({ event }: { event: Event }) {
	const text = useText(drawMessages);
	const className = useEventClassName();
	const { data = [] } = useQuery(drawsQuery(event.id));
	const published = data.filter(({ isPublished }) => isPublished);
	if (published.length === 0) return null;
	return (
		<section className="stack" aria-labelledby="event-results">
			<h2 id="event-results">{text("draw.hasResults")}</h2>
			<ul className="class-results">
				{published.map(({ classId, places, entrants }) => {
					const eventClass = event.classes.find(({ id }) => id === classId);
					return (
						eventClass && (
							<li key={classId} className="stack tight">
								<h3>
									<Link to={`${paths.eventDraw(event.id)}?class=${classId}`}>
										<Written>{className(eventClass)}</Written>
									</Link>
								</h3>
								<Places entrants={entrants} places={places} />
							</li>
						)
					);
				})}
			</ul>
			<MedalTable draws={published} />
		</section>
	);
}
