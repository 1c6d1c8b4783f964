import type { Event } from "#shared/competition/events/events.schema.ts";
import { asksFee } from "#shared/competition/fees/prices.rules.ts";
import { paths } from "../../../core/address/paths.ts";
import { useText } from "../../../core/language/messages.ts";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { eventMessages } from "../events.messages.ts";

/** Leads to the fees of an event that charges a fee. */
export function FeesLink({ event }: { event: Event }) {
	const text = useText(eventMessages);
	if (!asksFee(event)) return null;
	return <ButtonLink to={paths.eventFees(event.id)}>{text("event.fees")}</ButtonLink>;
}
