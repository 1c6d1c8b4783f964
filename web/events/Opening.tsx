import { useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { registrationWindow } from "#shared/events/events.rules.ts";
import type { Event } from "#shared/events/events.schema.ts";
import { useText } from "../core/messages.ts";
import { serverNow, useServerTimeKnown } from "../core/serverTime.ts";
import { eventMessages } from "./events.messages.ts";

const [second, hour] = [1000, 60 * 60 * 1000];
/** So long before it opens, in ms, one sees the seconds go by. */
const shownFor = 24 * hour;

/** What is left until a moment by the server's clock, in ms, told anew each second; null while that is not known. */
function useLeft(until: number): number | null {
	const isKnown = useServerTimeKnown();
	const [left, setLeft] = useState<number | null>(null);
	useEffect(() => {
		if (!isKnown) return;
		let waiting: ReturnType<typeof setTimeout>;
		const tick = () => {
			const now = serverNow();
			if (now === undefined) return;
			setLeft(until - now);
			// At the next full second of what is left.
			if (until > now) waiting = setTimeout(tick, (until - now) % second || second);
		};
		tick();
		return () => clearTimeout(waiting);
	}, [isKnown, until]);
	return left;
}

/** The last day before registration opens, second by second, and that it has opened. */
export function Opening({ event }: { event: Event }) {
	const text = useText(eventMessages);
	const { formatDate } = useIntl();
	const left = useLeft(registrationWindow(event).opens);
	const isAwaited = event.registrationState === "notOpen" && left !== null && left > 0 && left <= shownFor;
	const [wasAwaited, setAwaited] = useState(false);
	if (isAwaited && !wasAwaited) setAwaited(true);
	// The second that has begun counts: it says 0:01 until it opens.
	const rest = Math.ceil((left ?? 0) / second) * second;
	const parts = { minute: "2-digit", second: "2-digit", timeZone: "UTC", hourCycle: "h23" } as const;
	return (
		<>
			{isAwaited && (
				<p className="opening" role="timer">
					{text("event.opensIn", {
						time: formatDate(rest, rest >= hour ? { ...parts, hour: "2-digit" } : parts),
					})}
				</p>
			)}
			<p className="visually-hidden" role="status">
				{wasAwaited && !isAwaited && text("event.opened")}
			</p>
		</>
	);
}
