import { useQuery } from "@tanstack/react-query";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { standingOf } from "#shared/competition/judges/judges.rules.ts";
import { useNames } from "../../../community/users/names.ts";
import { useText } from "../../../core/language/messages.ts";
import { eventJudgesQuery } from "../judges.queries.ts";
import { useDutyText } from "../useDutyText.ts";
import { manageJudgesMessages } from "./manageJudges.messages.ts";
import "./judges-desk.css";

/** The judges of an event with role and tatami on its page, for staff; nothing without judges. */
export default function EventJudgesSection({ event }: { event: Event }) {
	const text = useText(manageJudgesMessages);
	const names = useNames();
	const duty = useDutyText();
	const { data } = useQuery(eventJudgesQuery(event.id));
	const standing = data?.filter(({ status }) => status !== "declined") ?? [];
	if (standing.length === 0) return null;
	return (
		<section className="card stack event-page-judges" aria-labelledby="event-page-judges">
			<h2 id="event-page-judges">{text("manageJudges.ofEvent")}</h2>
			<ul className="event-judges">
				{standing.map((one) => (
					<li key={one.id}>
						<p className="row">
							<strong>
								<bdi>{names(one.users).full}</bdi>
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
