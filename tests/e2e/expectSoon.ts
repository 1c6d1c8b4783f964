import { setTimeout as pause } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { within } from "#local/pace.ts";

/**
 * Expects what `read` returns to become `wanted`: a page shows the effect of a click or of an answer
 * a moment later, when it has rendered.
 */
export async function expectSoon<T>(read: () => Promise<T>, wanted: T): Promise<void> {
	for (const started = Date.now(); Date.now() - started < within(15_000); await pause(50))
		if (isDeepStrictEqual(await read(), wanted)) return;
	expect(await read()).toEqual(wanted);
}
