import { useEffect, useReducer } from "react";
import { registrationState, registrationWindow } from "#shared/events/events.rules.ts";
import type { Event } from "#shared/events/events.schema.ts";
import { serverNow, useServerTimeKnown } from "../core/serverTime.ts";

/** Browsers know no longer wait. */
const longestWait = 2 ** 31 - 1;

/** An event as it is at this moment by the server's clock: it opens and closes before one's eyes. */
export function useStateNow(event: Event): Event {
	const isKnown = useServerTimeKnown();
	const [changes, change] = useReducer((count: number) => count + 1, 0);
	const { opens, closes } = registrationWindow(event);
	// biome-ignore lint/correctness/useExhaustiveDependencies: after each change the next one is waited for.
	useEffect(() => {
		const now = serverNow();
		const next = now === undefined ? undefined : [opens, closes + 1].find((at) => at > now);
		if (now === undefined || next === undefined || next - now > longestWait) return;
		const waiting = setTimeout(change, Math.ceil(next - now));
		return () => clearTimeout(waiting);
	}, [isKnown, opens, closes, changes]);
	const now = isKnown ? serverNow() : undefined;
	const state = now === undefined ? event.registrationState : registrationState(event, now);
	return state === event.registrationState ? event : { ...event, registrationState: state };
}
