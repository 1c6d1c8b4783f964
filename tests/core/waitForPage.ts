import { eventually } from "./api.ts";
import { baseUrl } from "./env.ts";

/** Waits until the rendered page of an address contains these words. */
export const waitForPage = (path: string, words: string): Promise<true> =>
	eventually(
		async () => (await (await fetch(baseUrl + path)).text()).includes(words),
		`${path} with ${words}`,
	);
