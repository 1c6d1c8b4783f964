import { Link } from "react-router-dom";
import { isUpcoming, upcomingFirst } from "#shared/competition/events/events.rules.ts";
import type { MyRegistration } from "#shared/competition/registrations/registrations.schema.ts";
import { eventMessages } from "../../competition/events/events.messages.ts";
import { EnteredEvent } from "../../competition/registrations/EnteredEvent.tsx";
import { eventClassesHash, paths } from "../../core/address/paths.ts";
import { usePick, useText } from "../../core/language/messages.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { Empty } from "../../ui/states/Empty.tsx";
import { Written } from "../../ui/texts/Written.tsx";
import { dashboardMessages } from "./dashboard.messages.ts";

const shown = 3;

function Entries({ entries }: { entries: MyRegistration[] }) {
	const text = useText(dashboardMessages);
	const pick = usePick();
	return (
		<ul>
			{entries.map((entry) => (
				<EnteredEvent key={entry.id} entry={entry} to={paths.event(entry.event.id)}>
					{entry.event.location && (
						<Written className="small soft block">
							{pick(
								{ locationEn: entry.event.location, locationAr: entry.event.locationAr },
								"location",
							)}
						</Written>
					)}
					{entry.chooseClass && (
						<Link
							className="small choose block"
							to={paths.event(entry.event.id) + eventClassesHash}
						>
							{text("dash.chooseClass")}
						</Link>
					)}
				</EnteredEvent>
			))}
		</ul>
	);
}

/**
 * Three events of the user: upcoming ones soonest first, then past ones under their own heading.
 */
export function MyEvents({ registrations }: { registrations: MyRegistration[] }) {
	const text = useText(dashboardMessages);
	const events = useText(eventMessages);
	const now = Date.now();
	const order = upcomingFirst(now);
	const own = registrations
		.filter(({ status }) => status !== "cancelled")
		.sort((a, b) => order(a.event, b.event));
	const first = own.slice(0, shown);
	const past = first.filter(({ event }) => !isUpcoming(event, now));
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
			{own.length > 0 && past.length === first.length && (
				<p className="soft">
					{text("dash.noRegistrations")} <Link to={paths.events}>{text("dash.browse")}</Link>
				</p>
			)}
			{past.length < first.length && (
				<Entries entries={first.filter((entry) => !past.includes(entry))} />
			)}
			{past.length > 0 && (
				<>
					<h3 className="small soft">{events("event.past")}</h3>
					<Entries entries={past} />
				</>
			)}
			{registrations.length > 0 && (
				<p>
					<Link to={paths.registrations}>{text("dash.allRegistrations")}</Link>
				</p>
			)}
		</section>
	);
}
