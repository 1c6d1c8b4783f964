import type { Page } from "playwright-core";
import type { Locale } from "#shared/core/locales.ts";
import { expectNoSeriousAxe } from "./axe.ts";
import { foreignTexts } from "./shell/foreign.ts";
import { widthBeyondTheScreen } from "./shell/longWords.ts";

/**
 * Expects a screen to fit the window, to have no text of the other language and no serious
 * accessibility fault. `ignored` matches test data in the other language.
 */
export async function expectGoodScreen(
	page: Page,
	language: Locale,
	ignored?: RegExp,
): Promise<void> {
	expect(await widthBeyondTheScreen(page)).toBeLessThanOrEqual(0);
	const foreign = await foreignTexts(page, language);
	expect(foreign.filter((text) => !ignored?.test(text))).toEqual([]);
	await expectNoSeriousAxe(page);
}
