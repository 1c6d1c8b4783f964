import { useState } from "react";
import { registrationWindow } from "#shared/competition/events/events.rules.ts";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { useText } from "../../../core/language/messages.ts";
import { useServerTime } from "../../../core/moments/serverTime.ts";
import { useDuration } from "../../../core/moments/useDuration.ts";
import { Places } from "../EventCard.tsx";
import { eventMessages } from "../events.messages.ts";

const [second, hour] = [1000, 60 * 60 * 1000];
/** The countdown starts this long before registration opens, in ms. */
const countdownMs = 24 * hour;

/**
 * Rounds the time left up to full seconds, in ms, so that the last second shows until the opening.
 */
const begun = (left: number) => Math.ceil(left / second) * second;

/** When the display changes next: at the start of the countdown, then at each full second. */
function nextChange(opens: number, now: number): number | undefined {
	const left = opens - now;
	if (left <= 0) return undefined;
	return opens - (left > countdownMs ? countdownMs : begun(left) - second);
}

/**
 * The places left; in the last 24 hours before registration opens, a countdown; then a note that it
 * has opened.
 */
export function Opening({ event }: { event: Event }) {
	const text = useText(eventMessages);
	const duration = useDuration();
	const { opens } = registrationWindow(event);
	const now = useServerTime((at) => nextChange(opens, at));
	const left = now === undefined || event.registrationState !== "notOpen" ? 0 : begun(opens - now);
	const isAwaited = left > 0 && left < countdownMs;
	const [wasAwaited, setAwaited] = useState(false);
	if (isAwaited && !wasAwaited) setAwaited(true);
	return (
		<>
			<p className="places-left">
				{isAwaited ? (
					<span className="opening" role="timer">
						{text("event.opensIn", { time: duration(left / second) })}
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
