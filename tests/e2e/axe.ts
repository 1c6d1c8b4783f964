import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";

/** Waits until what moves has come to rest and the type is there. */
export const settled = (page: Page) =>
	page.evaluate(async () => {
		await document.fonts.ready;
		await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => null)));
	});

/** No serious or critical finding of axe; `rules` asks for some of its rules only. */
export async function expectNoSeriousAxe(page: Page, { rules }: { rules?: string[] } = {}): Promise<void> {
	await settled(page);
	const axe = new AxeBuilder({ page }).setLegacyMode().options({ iframes: false, resultTypes: ["violations"] });
	const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
	const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
	expect(serious.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }))).toEqual([]);
}

/** The same contrast in the dark. */
export async function expectGoodContrastInTheDark(page: Page): Promise<void> {
	await page.emulateMedia({ colorScheme: "dark" });
	await expectNoSeriousAxe(page, { rules: ["color-contrast"] });
	await page.emulateMedia({ colorScheme: "light" });
}
