import axe from "axe-core";
import type { Page } from "playwright-core";

/** Waits until animations have finished and fonts are loaded. */
export const settled = (page: Page) =>
	page.evaluate(async () => {
		await document.fonts.ready;
		await Promise.all(
			document.getAnimations().map((animation) => animation.finished.catch(() => null)),
		);
	});

/**
 * The page's own axe, injected once per document: parsing its 0.5 MB takes longer than most checks.
 */
async function bringAxe(page: Page): Promise<void> {
	if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
}

/** Expects no serious or critical finding of axe; `rules` limits the check to some rules. */
export async function expectNoSeriousAxe(
	page: Page,
	{ rules }: { rules?: string[] } = {},
): Promise<void> {
	await settled(page);
	await bringAxe(page);
	const serious = await page.evaluate(async (rules) => {
		const { axe } = window as unknown as { axe: typeof import("axe-core") };
		const options = {
			resultTypes: ["violations" as const],
			iframes: false,
			...(rules && { runOnly: rules }),
		};
		const { violations } = await axe.run(options);
		return violations
			.filter(({ impact }) => impact === "serious" || impact === "critical")
			.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }));
	}, rules);
	expect(serious).toEqual([]);
}

/** Expects sufficient contrast in dark mode. */
export async function expectGoodContrastInTheDark(page: Page): Promise<void> {
	await page.emulateMedia({ colorScheme: "dark" });
	await expectNoSeriousAxe(page, { rules: ["color-contrast"] });
	await page.emulateMedia({ colorScheme: "light" });
}
