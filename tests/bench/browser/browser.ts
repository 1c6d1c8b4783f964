import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";

const places = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** Lends a Chromium: the one that CHROMIUM names, or one from the usual places. */
export async function withBrowser<T>(use: (browser: Browser) => Promise<T>, env?: NodeJS.ProcessEnv): Promise<T> {
	const executablePath = process.env.CHROMIUM ?? places.find((place) => existsSync(place));
	if (!executablePath) throw new Error("No Chromium: install it (Debian: apt install chromium) or set CHROMIUM");
	const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"], env: { ...process.env, ...env } });
	try {
		return await use(browser);
	} finally {
		await browser.close();
	}
}
