import { eventually } from "./api.ts";
import { baseUrl } from "./env.ts";

/** Waits until a page is rendered with these words. */
export const rendered = (path: string, words: string): Promise<true> =>
	eventually(
		async () => (await (await fetch(baseUrl + path)).text()).includes(words),
		`${path} with ${words}`,
	);
