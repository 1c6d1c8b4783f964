import { useText } from "../../../core/language/messages.ts";
import { showToast } from "../../../core/toasts.tsx";
import { secondFactorMessages } from "./second-factor.messages.ts";

/** Copies a text to the clipboard and says so, or that the browser did not allow it. */
export function useCopy() {
	const text = useText(secondFactorMessages);
	return (copied: string, message: "second.copied" | "second.keyCopied") =>
		navigator.clipboard.writeText(copied).then(
			() => showToast(text(message), undefined, "success"),
			() => showToast(text("second.notCopied"), undefined, "error"),
		);
}
