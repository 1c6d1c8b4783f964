import { registrationState, registrationWindow } from "#shared/competition/events/events.rules.ts";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { useServerTime } from "../../core/moments/serverTime.ts";

/**
 * An event with its registration state by the server's clock; updates when registration opens or
 * closes.
 */
export function useStateNow<E extends Event | undefined>(event: E): E {
	const { opens, closes } = event ? registrationWindow(event) : { opens: 0, closes: 0 };
	const now = useServerTime((at) => [opens, closes + 1].find((change) => change > at));
	if (!event) return event;
	const state = now === undefined ? event.registrationState : registrationState(event, now);
	return state === event.registrationState ? event : { ...event, registrationState: state };
}
