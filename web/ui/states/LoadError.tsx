import { useQueryClient } from "@tanstack/react-query";
import { useText } from "../../core/language/messages.ts";
import { lazyPart } from "../../core/lazyPart.tsx";
import { Button } from "../Button.tsx";
import { uiMessages } from "../ui.messages.ts";
import { Empty } from "./Empty.tsx";

// Loaded when needed: the error texts must not enlarge the public pages.
const ReadErrorToast = lazyPart(() => import("./ReadErrorToast.tsx"));

/** Shown when a request failed, with a retry button; a toast has the server's message. */
export function LoadError({ onRetry }: { onRetry: () => void }) {
	const text = useText(uiMessages);
	const [failed] = useQueryClient()
		.getQueryCache()
		.findAll({ type: "active", predicate: ({ state }) => state.status === "error" });
	return (
		<div role="alert">
			<Empty action={<Button onClick={onRetry}>{text("ui.tryAgain")}</Button>}>
				{text("ui.loadFailed")}
			</Empty>
			{failed && <ReadErrorToast error={failed.state.error} />}
		</div>
	);
}
