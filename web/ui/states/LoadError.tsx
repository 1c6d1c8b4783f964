import { useText } from "../../core/language/messages.ts";
import { Button } from "../Button.tsx";
import { uiMessages } from "../ui.messages.ts";
import { Empty } from "./Empty.tsx";

/** Shown when a request failed, with a retry button. */
export function LoadError({ onRetry }: { onRetry: () => void }) {
	const text = useText(uiMessages);
	return (
		<div role="alert">
			<Empty action={<Button onClick={onRetry}>{text("ui.tryAgain")}</Button>}>
				{text("ui.loadFailed")}
			</Empty>
		</div>
	);
}
