import { useCallback } from "react";
import { isFieldCode } from "#shared/core/fields/field-codes.ts";
import { fieldWords } from "#shared/core/fields/field-words.ts";
import { messages, useText } from "../language/messages.ts";

const fieldMessages = messages(fieldWords.en, fieldWords.ar);

/** Translates a field's error code; shows any other message unchanged. */
export function useFieldText() {
	const text = useText(fieldMessages);
	return useCallback(
		(code: string | undefined) => (code && isFieldCode(code) ? text(`field.${code}`) : code),
		[text],
	);
}
