import { useHoldReveal } from "../../core/holdReveal.ts";
import { useText } from "../../core/language/messages.ts";
import { uiMessages } from "../ui.messages.ts";

/** Shown while a page is loading. */
export function Loading({ label }: { label?: string }) {
	const text = useText(uiMessages);
	useHoldReveal(true, label ?? "");
	return (
		<p className="loading" role="status">
			{label ?? text("ui.loading")}
		</p>
	);
}
