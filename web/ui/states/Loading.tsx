import { useText } from "../../core/language/messages.ts";
import { uiMessages } from "../ui.messages.ts";

/** What stands in for a page that is still on its way. */
export function Loading({ label }: { label?: string }) {
	const text = useText(uiMessages);
	return (
		<p className="loading" role="status">
			{label ?? text("ui.loading")}
		</p>
	);
}
