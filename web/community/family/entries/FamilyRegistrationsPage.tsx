import { useQuery } from "@tanstack/react-query";
import { hasEnded } from "#shared/competition/events/events.rules.ts";
import type { Child } from "#shared/people/families/families.schema.ts";
import { useUser } from "../../../base/session/session.ts";
import { PersonResults } from "../../../competition/draws/PersonResults.tsx";
import { ConsentState } from "../../../competition/registrations/consent/ConsentState.tsx";
import { AgreeButton } from "../../../competition/registrations/own/agree/AgreeButton.tsx";
import { MyEntryRows } from "../../../competition/registrations/own/MyEntryRow.tsx";
import { registrationMessages } from "../../../competition/registrations/registrations.messages.ts";
import { myRegistrationsQuery } from "../../../competition/registrations/registrations.queries.ts";
import EntryCodeButton from "../../../competition/weigh-in/EntryCodeButton.tsx";
import { paths } from "../../../core/address/paths.ts";
import { useAddress } from "../../../core/address/useAddress.ts";
import { useText } from "../../../core/language/messages.ts";
import { familyMessages } from "../../../people/families/families.messages.ts";
import { useNames } from "../../../people/users/names.ts";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { UrlFilter } from "../../../ui/fields/UrlFilter.tsx";
import { Page } from "../../../ui/Page.tsx";
import { Empty } from "../../../ui/states/Empty.tsx";
import { LoadError } from "../../../ui/states/LoadError.tsx";
import { Skeletons } from "../../../ui/states/Skeletons.tsx";
import { FamilyOffers, isOffered } from "./FamilyOffers.tsx";
import { type FamilyEntry, useFamilyEntries } from "./useFamilyEntries.ts";
import "../../../competition/registrations/registrations.css";

const me = "me";

/** Chooses whose registrations are listed: `?who=me` or `?who=7`; everybody's by default. */
function WhoFilter({ people }: { people: readonly Child[] }) {
	const text = useText(familyMessages);
	const names = useNames();
	const choices = [
		{ value: "", label: text("family.everybody") },
		{ value: me, label: text("family.me") },
		...people.map((child) => ({ value: String(child.id), label: names(child).first })),
	];
	return <UrlFilter name="who" label={text("family.whose")} choices={choices} />;
}

/** What a guardian can do for a child's registration, beside what everybody can. */
const actionsFor = ({ entry, child, name }: FamilyEntry) =>
	child && {
		chooseAt: paths.familyEntries(entry.event.id),
		name,
		children: !hasEnded(entry.event, Date.now()) && (
			<>
				<EntryCodeButton entry={entry} name={name} />
				{entry.awaitsGuardian && child.state === "active" && <AgreeButton entry={entry} />}
				<ConsentState entry={entry} name={name ?? ""} records={false} />
			</>
		),
	};

/** The registrations of the reader and their children, with what they can do for each. */
export default function FamilyRegistrationsPage() {
	const text = useText(registrationMessages);
	const names = useNames();
	const { search } = useAddress();
	const { data: user } = useUser();
	const { data: own, isLoadingError, refetch } = useQuery(myRegistrationsQuery);
	const { children, entries } = useFamilyEntries(own);
	const who = search.get("who") ?? "";
	const wanted = entries.filter(
		({ child }) => who === "" || (who === me ? !child : String(child?.id) === who),
	);
	const found = new Map(wanted.map((one) => [one.entry, one]));
	const hasComing = wanted.some(({ entry }) => !hasEnded(entry.event, Date.now()));
	return (
		<Page title={text("reg.mine")}>
			{isLoadingError && <LoadError onRetry={refetch} />}
			{children.length > 0 && <WhoFilter people={children} />}
			<FamilyOffers entries={wanted} />
			{!own && !isLoadingError && (
				<ul className="stack">
					<Skeletons as="li" count={3} className="card entry-row" />
				</ul>
			)}
			{own && !hasComing && (
				<Empty
					action={
						<ButtonLink kind="primary" to={paths.events}>
							{text("reg.browse")}
						</ButtonLink>
					}
				>
					{text(wanted.length === 0 ? "reg.none" : "reg.noneAhead")}
				</Empty>
			)}
			{own && (
				<MyEntryRows
					entries={wanted.filter((one) => !isOffered(one)).map(({ entry }) => entry)}
					rowOf={(entry) =>
						actionsFor(found.get(entry) ?? { entry }) ?? {
							children: <EntryCodeButton entry={entry} />,
						}
					}
				/>
			)}
			{user && (who === "" || who === me) && <PersonResults id={user.id} />}
			{children
				.filter(({ id }) => who === "" || who === String(id))
				.map((child) => (
					<PersonResults key={child.id} id={child.id} name={names(child).first} />
				))}
		</Page>
	);
}
