import { useState } from "react";
import { useIntl } from "react-intl";
import { Link } from "react-router-dom";
import { dutiesOf, dutySentences } from "#shared/competition/registrations/registrations.duties.ts";
import type { MyRegistration } from "#shared/competition/registrations/registrations.schema.ts";
import { paths } from "../../../../core/address/paths.ts";
import { useWrite } from "../../../../core/calls/useWrite.ts";
import { useLocale, useText } from "../../../../core/language/messages.ts";
import { relativeTo } from "../../../../core/language/relative.ts";
import { lazyPart } from "../../../../core/lazyPart.tsx";
import { useNow } from "../../../../core/moments/useNow.ts";
import { Button } from "../../../../ui/Button.tsx";
import { Wrong } from "../../../../ui/states/Notice.tsx";
import { useWhen } from "../../../events/EventDates.tsx";
import { registrations } from "../../registrations.client.ts";
import { useEntryName } from "../../staff/entryName.ts";
import { showOwnEntries } from "../showOwnEntries.ts";
import { offerMessages } from "./offers.messages.ts";
import "../../../event-classes/event-classes.css";

const DeclineDialog = lazyPart(() => import("./DeclineDialog.tsx"));

function useAccept(entry: MyRegistration) {
	const text = useText(offerMessages);
	return useWrite({
		call: (_: void, key) => registrations.acceptOffer({ params: { id: entry.id }, key }),
		said: () => ({ title: text("offer.accepted"), text: text("offer.acceptedText") }),
		title: text("offer.failed"),
		changed: showOwnEntries,
	});
}

function OfferCard({ entry, until }: { entry: MyRegistration; until: string }) {
	const text = useText(offerMessages);
	const name = useEntryName()(entry);
	const when = useWhen();
	const now = useNow();
	const { formatRelativeTime } = useIntl();
	const accept = useAccept(entry);
	const [declining, setDeclining] = useState(false);
	const duties = dutySentences(useLocale(), dutiesOf(entry), { now });
	const open = Date.parse(until) >= now;
	return (
		<section className="card offer">
			<h2>{text("offer.title")}</h2>
			<p className="name" dir="auto">
				<Link to={paths.event(entry.event.id)}>{name}</Link>
			</p>
			{open ? (
				<>
					<p>
						{text("offer.until", {
							when: when(until),
							left: formatRelativeTime(...relativeTo(Date.parse(until), now)),
						})}
					</p>
					{duties.length > 0 && <p>{duties.join(" ")}</p>}
					<p className="row">
						<Button
							kind="primary"
							aria-label={text("offer.acceptFor", { name })}
							disabled={accept.isPending}
							onClick={() => accept.mutate()}
						>
							{text(accept.isPending ? "offer.accepting" : "offer.accept")}
						</Button>
						<Button
							aria-label={text("offer.declineFor", { name })}
							opens
							disabled={accept.isPending}
							onClick={() => setDeclining(true)}
						>
							{text("offer.decline")}
						</Button>
					</p>
					<Wrong>{accept.reason}</Wrong>
				</>
			) : (
				<p>{text("offer.expired")}</p>
			)}
			{declining && <DeclineDialog entry={entry} onClose={() => setDeclining(false)} />}
		</section>
	);
}

/** Places offered to the user, held until the offer expires. */
export const OfferCards = ({ entries }: { entries: readonly MyRegistration[] }) =>
	entries.map((entry) =>
		entry.status === "offered" && entry.offerExpiresAt ? (
			<OfferCard key={entry.id} entry={entry} until={entry.offerExpiresAt} />
		) : null,
	);
