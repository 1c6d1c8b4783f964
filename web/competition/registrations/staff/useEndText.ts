import { useCallback } from "react";
import { isSystemReason } from "#shared/core/reason.ts";
import { useText } from "../../../core/language/messages.ts";
import { registrationMessages } from "../registrations.messages.ts";

/** The reason why a registration ended: translated if set by the system, else as typed. */
export function useEndText() {
	const text = useText(registrationMessages);
	return useCallback(
		(reason: string) => (isSystemReason(reason) ? text(`reg.ended.${reason}`) : reason),
		[text],
	);
}
