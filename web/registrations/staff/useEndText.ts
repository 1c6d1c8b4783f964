import { useCallback } from "react";
import { isSystemReason } from "#shared/core/reason.ts";
import { useText } from "../../core/language/messages.ts";
import { registrationMessages } from "../registrations.messages.ts";

/** Why an entry ended, in words: of the system, or as somebody wrote it. */
export function useEndText() {
	const text = useText(registrationMessages);
	return useCallback(
		(reason: string) => (isSystemReason(reason) ? text(`reg.ended.${reason}`) : reason),
		[text],
	);
}
