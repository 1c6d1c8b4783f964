import { Link } from "react-router-dom";
import { upcomingFirst } from "#shared/events/events.rules.ts";
import type { MyRegistration } from "#shared/registrations/registrations.schema.ts";
import { usePick, useText } from "../core/messages.ts";
import { eventClassesHash, paths } from "../core/paths.ts";
import { EnteredEvent } from "../registrations/EnteredEvent.tsx";
import { ButtonLink } from "../ui/ButtonLink.tsx";
import { Empty } from "../ui/Empty.tsx";
import { dashboardMessages } from "./dashboard.messages.ts";

const shown = 3;

/** Three events that the person has entered: those to come first, soonest first, then past ones. */
export function MyEvents({ registrations }: { registrations: MyRegistration[] }) {
	const text = useText(dashboardMessages);
	const pick = usePick();
	const order = upcomingFirst(Date.now());
	const own = registrations.filter(({ status }) => status !== "cancelled").sort((a, b) => order(a.event, b.event));
	return (
		<section className="card stack">
			<h2>{text("dash.registrations")}</h2>
			{own.length === 0 && (
				<Empty
					action={
						<ButtonLink kind="primary" to={paths.events}>
							{text("dash.browse")}
						</ButtonLink>
					}
				>
					{text("dash.noRegistrations")}
				</Empty>
			)}
			<ul>
				{own.slice(0, shown).map((entry) => (
					<EnteredEvent key={entry.id} entry={entry} to={paths.event(entry.event.id)}>
						{entry.event.location && (
							<span className="small soft block" dir="auto">
								{pick({ locationEn: entry.event.location, locationAr: entry.event.locationAr }, "location")}
							</span>
						)}
						{entry.chooseClass && (
							<Link className="small choose block" to={paths.event(entry.event.id) + eventClassesHash}>
								{text("dash.chooseClass")}
							</Link>
						)}
					</EnteredEvent>
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
