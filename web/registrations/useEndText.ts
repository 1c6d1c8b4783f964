import { useCallback } from "react";
import { useText } from "../core/messages.ts";
import { registrationMessages } from "./registrations.messages.ts";

/** Reasons that the system itself gives; all others were typed by staff. */
const ownReasons = ["not_eligible", "event_cancelled", "offer_expired", "offer_declined"] as const;
const isOwn = (reason: string): reason is (typeof ownReasons)[number] => ownReasons.some((own) => own === reason);

/** Why an entry ended, in words. */
export function useEndText() {
	const text = useText(registrationMessages);
	return useCallback((reason: string) => (isOwn(reason) ? text(`reg.ended.${reason}`) : reason), [text]);
}
