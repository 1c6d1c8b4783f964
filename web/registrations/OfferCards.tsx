import { useMutation } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useIntl } from "react-intl";
import { Link } from "react-router-dom";
import type { MyRegistration } from "#shared/registrations/registrations.schema.ts";
import { paths } from "../app/paths.ts";
import { useShowError } from "../core/errors.ts";
import { useText } from "../core/messages.ts";
import { relativeTo } from "../core/relative.ts";
import { toast } from "../core/toasts.tsx";
import { useNow } from "../core/useNow.ts";
import { useWriteKey } from "../core/writeKey.ts";
import { useWhen } from "../events/EventDates.tsx";
import { useEntryName } from "./entryName.ts";
import { offerMessages } from "./offers.messages.ts";
import { registrations } from "./registrations.client.ts";
import { useRefreshEntries } from "./useRefreshEntries.ts";

const DeclineDialog = lazy(() => import("./DeclineDialog.tsx"));

function useAccept(entry: MyRegistration) {
	const text = useText(offerMessages);
	const showError = useShowError();
	const refresh = useRefreshEntries();
	const key = useWriteKey();
	return useMutation({
		mutationFn: () => registrations.acceptOffer({ params: { id: entry.id }, key: key.get() }),
		onSuccess: () => toast(text("offer.accepted"), text("offer.acceptedText"), "success"),
		onError: (error) => showError(error, text("offer.failed")),
		onSettled: refresh,
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
					<p className="row">
						<button
							type="button"
							className="button primary"
							aria-label={text("offer.acceptFor", { name })}
							disabled={accept.isPending}
							onClick={() => accept.mutate()}
						>
							{text(accept.isPending ? "offer.accepting" : "offer.accept")}
						</button>
						<button
							type="button"
							className="button"
							aria-label={text("offer.declineFor", { name })}
							aria-haspopup="dialog"
							disabled={accept.isPending}
							onClick={() => setDeclining(true)}
						>
							{text("offer.decline")}
						</button>
					</p>
				</>
			) : (
				<p>{text("offer.expired")}</p>
			)}
			{declining && (
				<Suspense>
					<DeclineDialog entry={entry} onClose={() => setDeclining(false)} />
				</Suspense>
			)}
		</section>
	);
}

/** Places that are held for the person until they accept them. */
export const OfferCards = ({ entries }: { entries: readonly MyRegistration[] }) =>
	entries.map((entry) =>
		entry.status === "offered" && entry.offerExpiresAt ? (
			<OfferCard key={entry.id} entry={entry} until={entry.offerExpiresAt} />
		) : null,
	);
