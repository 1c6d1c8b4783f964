import { useQuery } from "@tanstack/react-query";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { standingOf } from "#shared/competition/judges/judges.rules.ts";
import { useText } from "../../../core/language/messages.ts";
import { PersonName } from "../../../people/users/PersonName.tsx";
import { useDutyText } from "../duties/useDutyText.ts";
import { eventJudgesQuery } from "../judges.queries.ts";
import { manageJudgesMessages } from "./manageJudges.messages.ts";
import "./manage-judges.css";

/** Lists the judges on the page of an event for staff, with role and tatami. */
export default function EventJudgesSection({ event }: { event: Event }) {
	const text = useText(manageJudgesMessages);
	const duty = useDutyText();
	const { data } = useQuery(eventJudgesQuery(event.id));
	const expected = data?.filter(({ status }) => status !== "declined") ?? [];
	if (expected.length === 0) return null;
	return (
		<section className="card stack event-page-judges" aria-labelledby="event-page-judges">
			<h2 id="event-page-judges">{text("manageJudges.ofEvent")}</h2>
			<ul className="event-judges">
				{expected.map((one) => (
					<li key={one.id}>
						<p className="row">
							<strong>
								<PersonName person={one.users} />
							</strong>
							<span className="small">{duty(one)}</span>
							<span className="badge">{text(`manageJudges.standing.${standingOf(one)}`)}</span>
						</p>
					</li>
				))}
			</ul>
		</section>
	);
}
