import { usePages } from "../core/calls/usePages.ts";
import { messagePages } from "./contact.queries.ts";

/** How many messages wait for an answer; `more` is set where there are more than these. */
export function useOpenMessages() {
	const { rows, more } = usePages(messagePages("open"));
	return { value: rows?.length, more };
}
