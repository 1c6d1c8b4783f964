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
import { useFeeWords } from "../../../../people/memberships/useFeeWords.ts";
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
		toast: () => ({ title: text("offer.accepted"), text: text("offer.acceptedText") }),
		title: text("offer.failed"),
		changed: showOwnEntries,
	});
}

type CardProps = {
	entry: MyRegistration;
	until: string;
	/** First name of the child to whom the place is offered; left out for the reader. */
	person?: string;
};

function OfferCard({ entry, until, person }: CardProps) {
	const text = useText(offerMessages);
	const name = useEntryName()(entry);
	const when = useWhen();
	const now = useNow();
	const { formatRelativeTime } = useIntl();
	const accept = useAccept(entry);
	const [declining, setDeclining] = useState(false);
	const duties = dutySentences(useLocale(), dutiesOf(entry), { now });
	const { money } = useFeeWords();
	const acceptText = entry.price
		? text("offer.acceptPrice", { amount: money(entry.price.amount) })
		: text("offer.accept");
	const open = Date.parse(until) >= now;
	return (
		<section className="card due offer">
			<h2>{person ? text("offer.titleFor", { person }) : text("offer.title")}</h2>
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
							aria-label={text("offer.acceptFor", { accept: acceptText, name })}
							disabled={accept.isPending}
							onClick={() => accept.mutate()}
						>
							{accept.isPending ? text("offer.accepting") : acceptText}
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

type Props = {
	entries: readonly MyRegistration[];
	/** First name of the child to whom a place is offered; undefined for the reader. */
	nameOf?: (entry: MyRegistration) => string | undefined;
};

/** Places offered to the user and their children, held until the offer expires. */
export const OfferCards = ({ entries, nameOf }: Props) =>
	entries.map((entry) =>
		entry.status === "offered" && entry.offerExpiresAt ? (
			<OfferCard
				key={entry.id}
				entry={entry}
				until={entry.offerExpiresAt}
				person={nameOf?.(entry)}
			/>
		) : null,
	);
