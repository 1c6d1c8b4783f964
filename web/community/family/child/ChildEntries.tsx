import { hasEnded } from "#shared/competition/events/events.rules.ts";
import type { Child } from "#shared/people/families/families.schema.ts";
import { ConsentState } from "../../../competition/registrations/consent/ConsentState.tsx";
import { AgreeButton } from "../../../competition/registrations/own/agree/AgreeButton.tsx";
import { MyEntryRows } from "../../../competition/registrations/own/MyEntryRow.tsx";
import { OfferCards } from "../../../competition/registrations/own/offers/OfferCards.tsx";
import { personEntriesPages } from "../../../competition/registrations/personEntries.queries.ts";
import { personEntriesMessages } from "../../../competition/registrations/staff/person/personEntries.messages.ts";
import { paths } from "../../../core/address/paths.ts";
import { usePages } from "../../../core/calls/usePages.ts";
import { useText } from "../../../core/language/messages.ts";
import { useNames } from "../../../people/users/names.ts";
import { ShowMore } from "../../../ui/ShowMore.tsx";
import { LoadError } from "../../../ui/states/LoadError.tsx";
import { Loading } from "../../../ui/states/Loading.tsx";
import "../../../competition/registrations/registrations.css";

/** A child's event registrations, with the guardian's actions. */
export default function ChildEntries({ child }: { child: Child }) {
	const text = useText(personEntriesMessages);
	const pages = usePages(personEntriesPages(child.id));
	const name = useNames()(child).first;
	// Offers of a place have cards of their own.
	const entries = usePages(personEntriesPages(child.id), {
		isIncluded: ({ status }) => status !== "offered" || child.state !== "active",
		atLeast: 0,
	});
	const now = Date.now();
	const { rows, isLoadingError, refetch } = pages;
	if (isLoadingError) return <LoadError onRetry={refetch} />;
	if (!rows) return <Loading />;
	return (
		<>
			{rows.length === 0 && <p className="soft">{text("personEntries.none")}</p>}
			{child.state === "active" && <OfferCards entries={rows} nameOf={() => name} />}
			<MyEntryRows
				level={3}
				entries={entries.rows ?? []}
				rowOf={(entry) => ({
					chooseAt: paths.familyEntries(entry.event.id),
					name,
					children: !hasEnded(entry.event, now) && (
						<>
							{entry.awaitsGuardian && child.state === "active" && <AgreeButton entry={entry} />}
							<ConsentState entry={entry} name={name} records={false} />
						</>
					),
				})}
			/>
			<ShowMore pages={pages} />
		</>
	);
}
