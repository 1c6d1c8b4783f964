import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { type Locale, locales } from "#shared/core/locales.ts";
import { type Row, row } from "../row.ts";
import { emptyFolder } from "../scratch.ts";
import { withSite } from "../site.ts";
import { withBrowser } from "./browser.ts";
import { observe, readVitals } from "./vitals.ts";

/** Fonts that a machine may lack, as file patterns: fallback fonts differ between machines. */
const lacking: Record<string, string[]> = {
	"with all fonts of this machine": [],
	"without Arabic fonts": ["*Arabic*", "*DejaVu*"],
	"without Noto Sans Arabic": ["*NotoSansArabic*", "*NotoKufi*"],
	"without Noto": ["*Noto*"],
};

function fontconfig(patterns: string[]): NodeJS.ProcessEnv {
	const folder = emptyFolder("fonts");
	const file = join(folder, "fonts.conf");
	const globs = patterns.map((pattern) => `<glob>${pattern}</glob>`).join("");
	writeFileSync(
		file,
		`<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>/usr/share/fonts</dir><selectfont><rejectfont>${globs}</rejectfont></selectfont><cachedir>${join(folder, "cache")}</cachedir></fontconfig>`,
	);
	return { FONTCONFIG_FILE: file };
}

/** Layout shift if fonts arrive after the first paint, the worst case. */
async function jumps(
	browser: Browser,
	url: string,
	locale: Locale,
	width: number,
): Promise<number> {
	const context = await browser.newContext({ viewport: { width, height: 823 } });
	await context.addCookies([{ name: "language", value: locale, url }]);
	const page = await context.newPage();
	await page.addInitScript(observe);
	let release = () => {};
	const released = new Promise<void>((done) => {
		release = done;
	});
	await page.route(/\.woff2$/, async (route) => {
		await released;
		await route.continue();
	});
	await page.goto(url, { waitUntil: "commit" });
	await page.waitForFunction(() => window.seen.first > 0);
	release();
	await page.waitForLoadState("networkidle");
	await page.evaluate(() => document.fonts.ready);
	// Until the shift caused by the last font is painted and reported.
	await page.waitForTimeout(500);
	const vitals = await page.evaluate(readVitals);
	await context.close();
	return vitals.jumps;
}

/** Chromium does not start without any font. */
const isAnyLeft = (settings: NodeJS.ProcessEnv) =>
	execFileSync("fc-list", { env: { ...process.env, ...settings } }).length > 0;

/**
 * The worst layout shift of the home page on a phone and on a desktop, per set of fonts and
 * language.
 */
async function rowsOf(url: string): Promise<Row[]> {
	const rows: Row[] = [];
	for (const [name, patterns] of Object.entries(lacking)) {
		const settings = fontconfig(patterns);
		if (!isAnyLeft(settings)) continue;
		await withBrowser(async (browser) => {
			for (const locale of locales) {
				const worst = Math.max(
					await jumps(browser, url, locale, 412),
					await jumps(browser, url, locale, 1280),
				);
				rows.push(
					row(`CLS of / ${locale}, late fonts, ${name}`, [worst], {
						must: [0.05],
						aim: [0.01],
						digits: 3,
					}),
				);
			}
		}, settings);
	}
	return rows;
}

export const measure = () => withSite(({ url }) => rowsOf(url));
