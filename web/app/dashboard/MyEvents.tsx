import { Link } from "react-router-dom";
import { isUpcoming } from "#shared/competition/events/events.rules.ts";
import type { FamilyEntry } from "../../community/family/entries/useFamilyEntries.ts";
import { eventMessages } from "../../competition/events/events.messages.ts";
import { EnteredEvent } from "../../competition/registrations/EnteredEvent.tsx";
import { eventClassesHash, paths } from "../../core/address/paths.ts";
import { usePick, useText } from "../../core/language/messages.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { Empty } from "../../ui/states/Empty.tsx";
import { Written } from "../../ui/texts/Written.tsx";
import { dashboardMessages } from "./dashboard.messages.ts";

/** Events shown: of one person, and of a family. */
const mostEvents = 3;
const mostOfFamily = 6;

function Entries({ entries }: { entries: FamilyEntry[] }) {
	const text = useText(dashboardMessages);
	const pick = usePick();
	return (
		<ul>
			{entries.map(({ entry, name }) => (
				<EnteredEvent key={entry.id} entry={entry} to={paths.event(entry.event.id)} name={name}>
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
							to={
								name
									? paths.familyEntries(entry.event.id)
									: paths.event(entry.event.id) + eventClassesHash
							}
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
 * The first events of the user and their children: upcoming ones soonest first, then past ones under
 * their own heading.
 */
export function MyEvents({ entries }: { entries: readonly FamilyEntry[] }) {
	const text = useText(dashboardMessages);
	const events = useText(eventMessages);
	const now = Date.now();
	const standing = entries.filter(({ entry }) => entry.status !== "cancelled");
	const first = standing.slice(0, entries.some(({ child }) => child) ? mostOfFamily : mostEvents);
	const past = first.filter(({ entry }) => !isUpcoming(entry.event, now));
	return (
		<section className="card stack">
			<h2>{text("dash.registrations")}</h2>
			{standing.length === 0 && (
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
			{standing.length > 0 && past.length === first.length && (
				<p className="soft">
					{text("dash.noRegistrations")} <Link to={paths.events}>{text("dash.browse")}</Link>
				</p>
			)}
			{past.length < first.length && (
				<Entries entries={first.filter((one) => !past.includes(one))} />
			)}
			{past.length > 0 && (
				<>
					<h3 className="small soft">{events("event.past")}</h3>
					<Entries entries={past} />
				</>
			)}
			{entries.length > 0 && (
				<p>
					<Link to={paths.registrations}>{text("dash.allRegistrations")}</Link>
				</p>
			)}
		</section>
	);
}
