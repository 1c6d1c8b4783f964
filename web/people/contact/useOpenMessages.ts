import { usePages } from "../../core/calls/usePages.ts";
import { messagePages } from "./contact.queries.ts";

/** Number of messages awaiting an answer; `more` is set if there are more than that. */
export function useOpenMessages() {
	const { rows, more } = usePages(messagePages("open"));
	return { value: rows?.length, more };
}
