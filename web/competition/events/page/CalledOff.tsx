import type { Event } from "#shared/competition/events/events.schema.ts";
import { inLanguage } from "#shared/core/fields/bilingual.ts";
import { useLocale, useText } from "../../../core/language/messages.ts";
import { Notice } from "../../../ui/states/Notice.tsx";
import { Written } from "../../../ui/texts/Written.tsx";
import { eventMessages } from "../events.messages.ts";
import "../events.css";

/** Notice of a cancelled event, with the reason if known. */
export default function CalledOff({ event: { cancelReason } }: { event: Event }) {
	const text = useText(eventMessages);
	const locale = useLocale();
	return (
		<Notice kind="bad" className="called-off">
			<p>
				<strong>{text("event.calledOff")}</strong>
			</p>
			{cancelReason && (
				<Written as="p" className="lines" linked>
					{inLanguage(cancelReason, locale)}
				</Written>
			)}
		</Notice>
	);
}
