import { useText } from "../core/messages.ts";
import { uiMessages } from "./ui.messages.ts";

/** Stands where something could not be fetched, with the way to try again. */
export function LoadError({ onRetry }: { onRetry: () => void }) {
	const text = useText(uiMessages);
	return (
		<div className="empty stack" role="alert">
			<p>{text("ui.loadFailed")}</p>
			<p>
				<button type="button" className="button" onClick={onRetry}>
					{text("ui.tryAgain")}
				</button>
			</p>
		</div>
	);
}
