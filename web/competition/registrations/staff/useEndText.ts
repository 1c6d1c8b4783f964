import { useCallback } from "react";
import { ownLanguageOf } from "#shared/core/fields/bilingual.ts";
import { isSystemReason } from "#shared/core/reason.ts";
import { useLocale, useText } from "../../../core/language/messages.ts";
import { registrationMessages } from "../registrations.messages.ts";

/**
 * The reason why a registration ended: translated if set by the system, else as typed, in the
 * reader's language if it was typed in both.
 */
export function useEndText() {
	const text = useText(registrationMessages);
	const locale = useLocale();
	return useCallback(
		(reason: string) =>
			isSystemReason(reason) ? text(`reg.ended.${reason}`) : ownLanguageOf(reason, locale),
		[text, locale],
	);
}
