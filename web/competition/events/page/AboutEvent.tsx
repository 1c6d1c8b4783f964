import type { Event } from "#shared/competition/events/events.schema.ts";
import { inLanguage } from "#shared/core/fields/bilingual.ts";
import { useLocale, usePick, useText } from "../../../core/language/messages.ts";
import { Written } from "../../../ui/texts/Written.tsx";
import { eventMessages } from "../events.messages.ts";
import { inClockTimes } from "./clockTimes.ts";

/** Describes an event: description, programme and flyer. */
export function AboutEvent({ event }: { event: Event }) {
	const text = useText(eventMessages);
	const locale = useLocale();
	const pick = usePick();
	return (
		<div className="prose">
			<Written as="p" className="lines" linked>
				{pick(event, "description")}
			</Written>
			{event.schedule && (
				<>
					<h2>{text("event.programme")}</h2>
					<ul>
						{event.schedule.split("\n").map((line) => (
							<Written as="li" key={line} linked>
								{inClockTimes(inLanguage(line, locale), locale)}
							</Written>
						))}
					</ul>
				</>
			)}
			{event.flyerUrl && (
				<p>
					<a href={event.flyerUrl}>{text("event.flyer")}</a>
				</p>
			)}
		</div>
	);
}
