import type { Browser } from "playwright-core";
import { launchChromium } from "../../core/chromium.ts";

/** Lends a Chromium, the same as the tests use. */
export async function withBrowser<T>(
	use: (browser: Browser) => Promise<T>,
	env?: NodeJS.ProcessEnv,
): Promise<T> {
	const browser = await launchChromium({ env });
	try {
		return await use(browser);
	} finally {
		await browser.close();
	}
}
