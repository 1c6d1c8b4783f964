import { useIntl } from "react-intl";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { asksFee } from "#shared/competition/fees/prices.rules.ts";
import { startOf } from "#shared/core/time/kuwait.ts";
import { MembershipPrice } from "../../../base/settings/prices/MembershipPrice.tsx";
import { usePick, useText } from "../../../core/language/messages.ts";
import { usePriceLines } from "../prices/usePriceLines.ts";
import { AskAboutEvent } from "./AskAboutEvent.tsx";
import { needsMessages } from "./needs.messages.ts";
import { ShareButton } from "./ShareButton.tsx";

/** What people need to take part, before they sign in: membership, papers, consent, weight. */
export function EventNeeds({ event }: { event: Event }) {
	const text = useText(needsMessages);
	const title = usePick()(event, "title");
	const { formatDate } = useIntl();
	const { membershipRule, requiredDocument, guardianConsent, classes } = event;
	const day = formatDate(startOf(event.endDate ?? event.eventDate), { dateStyle: "long" });
	const isWeighed = classes.some(
		({ minWeight, maxWeight }) => minWeight !== null || maxWeight !== null,
	);
	const { pricesFor, termsIn } = usePriceLines();
	const needs = [
		...pricesFor(event),
		...(asksFee(event) ? termsIn(event) : []),
		requiredDocument !== "none" && text(`needs.${requiredDocument}`, { day }),
		guardianConsent && text("needs.guardian"),
		isWeighed && text("needs.weight"),
	].filter((need) => need !== false);
	if (event.registrationState === "cancelled") return null;
	return (
		<section className="stack tight event-needs" aria-labelledby="event-needs">
			{needs.length > 0 && (
				<>
					<h2 id="event-needs">{text("needs.title")}</h2>
					<ul>
						{membershipRule !== "none" && (
							<li>
								{text(`needs.membership.${membershipRule}`)}
								<span className="small soft block">
									<MembershipPrice />
								</span>
							</li>
						)}
						{needs.map((need) => (
							<li key={need}>{need}</li>
						))}
					</ul>
				</>
			)}
			<p className="row">
				<AskAboutEvent event={event} />
				<ShareButton title={title} />
			</p>
		</section>
	);
}
