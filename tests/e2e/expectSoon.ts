import { setTimeout as pause } from "node:timers/promises";
import { within } from "#local/pace.ts";

/** How long a page may take to show something, in ms. */
export const pagePatience = within(15_000);

/**
 * Expects `read` to return `wanted`, at once or within `pagePatience`: a page shows the effect of a
 * click or a response only when it has rendered.
 * @param wanted a value, or Jest's matchers for it
 */
export async function expectSoon<T>(read: () => Promise<T>, wanted: T): Promise<void> {
	for (const started = Date.now(); ; await pause(50)) {
		const value = await read();
		try {
			return expect(value).toEqual(wanted);
		} catch (difference) {
			if (Date.now() - started > pagePatience) throw difference;
		}
	}
}
