import { launchChromium } from "#tests/core/chromium.ts";

/**
 * Prints the width of the start page's text in the site's font relative to fonts of this machine:
 * the `size-adjust` of the fallbacks in web/ui/base.css. Run `node local/build/fallbacks.ts
 * http://localhost:3000` while the site runs.
 */
const [, , url = "http://localhost:3000"] = process.argv;

const fallbacks = {
	en: ["Liberation Sans", "DejaVu Sans"],
	ar: ["Noto Sans Arabic", "Noto Naskh Arabic", "DejaVu Sans"],
};

/**
 * Runs in the browser page. Leaves out digits and letters of the other script, because they come
 * from other fonts.
 */
function ratios(families: string[]): string[] {
	const other =
		document.documentElement.lang === "ar" ? /[0-9A-Za-z\u0660-\u0669]/g : /[\u0600-\u06ff]/g;
	const whole = [...document.querySelectorAll("main :is(h1, h2, h3, p, li, a)")].filter(
		(one) => !one.firstElementChild,
	);
	const texts = whole.map((one) => ({
		text: (one.textContent ?? "").replace(other, ""),
		weight: getComputedStyle(one).fontWeight,
	}));
	const context = document.createElement("canvas").getContext("2d") as CanvasRenderingContext2D;
	const width = (family: string) =>
		texts.reduce((sum, { text, weight }) => {
			context.font = `${weight} 100px "${family}"`;
			return sum + context.measureText(text).width;
		}, 0);
	const own = width("Readex Pro Variable");
	return families.map((family) => `${family}: ${((100 * own) / width(family)).toFixed(1)}%`);
}

const browser = await launchChromium();
const page = await browser.newPage();
for (const [language, families] of Object.entries(fallbacks)) {
	await page.goto(`${url}/?lang=${language}`, { waitUntil: "networkidle" });
	console.log(language, await page.evaluate(ratios, families));
}
await browser.close();
