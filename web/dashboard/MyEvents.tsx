import { Link } from "react-router-dom";
import { isUpcoming } from "#shared/events/events.rules.ts";
import type { MyRegistration } from "#shared/registrations/registrations.schema.ts";
import { classesHash, paths } from "../app/paths.ts";
import { usePick, useText } from "../core/messages.ts";
import { DateBlock } from "../events/EventDates.tsx";
import { StatusBadge } from "../registrations/StatusBadge.tsx";
import { dashboardMessages } from "./dashboard.messages.ts";

const shown = 3;

/** The next three events that the person has entered. */
export function MyEvents({ registrations }: { registrations: MyRegistration[] }) {
	const text = useText(dashboardMessages);
	const pick = usePick();
	const now = Date.now();
	const ahead = registrations.filter(({ event, status }) => isUpcoming(event, now) && status !== "cancelled");
	return (
		<section className="card stack">
			<h2>{text("dash.registrations")}</h2>
			{ahead.length === 0 && (
				<div className="empty stack">
					<p>{text("dash.noRegistrations")}</p>
					<p>
						<Link className="button primary" to={paths.events}>
							{text("dash.browse")}
						</Link>
					</p>
				</div>
			)}
			<ul className="my-events">
				{ahead.slice(0, shown).map(({ id, status, event, class: entered, chooseClass }) => (
					<li key={id}>
						<DateBlock date={event.eventDate} />
						<span>
							<Link to={paths.event(event.id)} dir="auto">
								{pick(event, "title")}
							</Link>
							<br />
							<span className="small soft" dir="auto">
								{entered
									? pick({ nameEn: entered.className, nameAr: entered.classNameAr }, "name")
									: pick({ locationEn: event.location, locationAr: event.locationAr }, "location")}
							</span>
							{chooseClass && (
								<>
									<br />
									<Link className="small choose" to={paths.event(event.id) + classesHash}>
										{text("dash.chooseClass")}
									</Link>
								</>
							)}
						</span>
						<StatusBadge status={status} />
					</li>
				))}
			</ul>
			{registrations.length > 0 && (
				<p>
					<Link to={paths.registrations}>{text("dash.allRegistrations")}</Link>
				</p>
			)}
		</section>
	);
}
