import { useState } from "react";
import { useIntl } from "react-intl";
import { registrationWindow } from "#shared/events/events.rules.ts";
import type { Event } from "#shared/events/events.schema.ts";
import { useText } from "../../core/language/messages.ts";
import { useServerTime } from "../../core/moments/serverTime.ts";
import { Places } from "../EventCard.tsx";
import { eventMessages } from "../events.messages.ts";

const [second, hour] = [1000, 60 * 60 * 1000];
/** So long before it opens, in ms, one sees the seconds go by. */
const shownFor = 24 * hour;

/** The seconds that have begun of what is left until a moment, in ms: the last one counts until the moment is there. */
const begun = (left: number) => Math.ceil(left / second) * second;

/** When it next looks otherwise: as its last day begins, then at each full second of what is left. */
function nextChange(opens: number, now: number): number | undefined {
	const left = opens - now;
	if (left <= 0) return undefined;
	return opens - (left > shownFor ? shownFor : begun(left) - second);
}

/** How many places are left; the last day before registration opens, second by second; and that it has opened. */
export function Opening({ event }: { event: Event }) {
	const text = useText(eventMessages);
	const { formatDate } = useIntl();
	const { opens } = registrationWindow(event);
	const now = useServerTime((at) => nextChange(opens, at));
	const left = now === undefined || event.registrationState !== "notOpen" ? 0 : begun(opens - now);
	const isAwaited = left > 0 && left < shownFor;
	const [wasAwaited, setAwaited] = useState(false);
	if (isAwaited && !wasAwaited) setAwaited(true);
	const parts = {
		minute: "2-digit",
		second: "2-digit",
		timeZone: "UTC",
		hourCycle: "h23",
	} as const;
	const time = formatDate(left, left >= hour ? { ...parts, hour: "2-digit" } : parts);
	return (
		<>
			<p className="places">
				{isAwaited ? (
					<span className="opening" role="timer">
						{text("event.opensIn", { time })}
					</span>
				) : (
					<Places event={event} />
				)}
			</p>
			<p className="visually-hidden" role="status">
				{wasAwaited && !isAwaited && text("event.opened")}
			</p>
		</>
	);
}
