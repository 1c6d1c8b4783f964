import { useText } from "../../../core/language/messages.ts";
import { showToast } from "../../../core/toasts.tsx";
import { Button } from "../../../ui/Button.tsx";
import { needsMessages } from "./needs.messages.ts";

/** Shares the page through the device's own dialog, or copies its address where there is none. */
export function ShareButton({ title }: { title: string }) {
	const text = useText(needsMessages);
	const copy = async (url: string) => {
		try {
			await navigator.clipboard.writeText(url);
			showToast(text("needs.copied"), undefined, "success");
		} catch {
			showToast(text("needs.notCopied"), url, "error");
		}
	};
	const share = () => {
		const url = location.href.replace(/#.*/, "");
		// A rejection means that the person closed the device's dialog.
		if (navigator.share) void navigator.share({ title, url }).catch(() => {});
		else void copy(url);
	};
	return (
		<Button kind="link" aria-label={text("needs.shareOf", { title })} onClick={share}>
			{text("needs.share")}
		</Button>
	);
}
