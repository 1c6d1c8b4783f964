import { useQuery } from "@tanstack/react-query";
import { hasEnded } from "#shared/competition/events/events.rules.ts";
import { paths } from "../../../core/address/paths.ts";
import { useText } from "../../../core/language/messages.ts";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { Page } from "../../../ui/Page.tsx";
import { Empty } from "../../../ui/states/Empty.tsx";
import { LoadError } from "../../../ui/states/LoadError.tsx";
import { Skeletons } from "../../../ui/states/Skeletons.tsx";
import { registrationMessages } from "../registrations.messages.ts";
import { myRegistrationsQuery } from "../registrations.queries.ts";
import { MyEntryRows } from "./MyEntryRow.tsx";
import { OfferCards } from "./offers/OfferCards.tsx";
import "../registrations.css";

/** The user's registrations, with buttons to withdraw. */
export default function MyRegistrationsPage() {
	const text = useText(registrationMessages);
	const { data: entries, isPending, isLoadingError, refetch } = useQuery(myRegistrationsQuery);
	const now = Date.now();
	const hasComing = entries?.some(({ event }) => !hasEnded(event, now));
	return (
		<Page title={text("reg.mine")}>
			{isLoadingError && <LoadError onRetry={refetch} />}
			<OfferCards entries={entries ?? []} />
			{isPending && (
				<ul className="stack">
					<Skeletons as="li" count={3} className="card entry-row" />
				</ul>
			)}
			{entries && !hasComing && (
				<Empty
					action={
						<ButtonLink kind="primary" to={paths.events}>
							{text("reg.browse")}
						</ButtonLink>
					}
				>
					{text(entries.length === 0 ? "reg.none" : "reg.noneAhead")}
				</Empty>
			)}
			{entries && <MyEntryRows entries={entries.filter(({ status }) => status !== "offered")} />}
		</Page>
	);
}
