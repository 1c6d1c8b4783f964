import axe, { type Result, type RunOptions } from "axe-core";
import type { Page } from "playwright-core";
import { isWhole } from "../core/size.ts";

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

const mark = "data-contrast";

/**
 * Contrast takes axe most of its time, for each text of a list anew. An ordinary run checks one
 * text of each style: of those whose elements up to the page have the same names, classes and
 * states.
 */
const markTexts = (page: Page) =>
	page.evaluate((mark) => {
		const states = ["style", "aria-pressed", "aria-selected", "aria-current", "aria-sort"];
		const nameOf = (element: Element) =>
			[element.tagName, element.className, element.matches(":disabled, :invalid")]
				.concat(states.map((state) => element.getAttribute(state) ?? ""))
				.join(" ");
		const pathOf = (element: Element | null): string =>
			element ? `${pathOf(element.parentElement)} > ${nameOf(element)}` : "";
		const marked = new Set<string>();
		const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		while (texts.nextNode()) {
			const { parentElement, textContent } = texts.currentNode;
			if (!parentElement || !textContent?.trim()) continue;
			const path = pathOf(parentElement);
			parentElement.toggleAttribute(mark, !marked.has(path));
			marked.add(path);
		}
	}, mark);

type Check = { include?: string; options: RunOptions };

/** All rules of axe except contrast. */
const others: Check = { options: { rules: { "color-contrast": { enabled: false } } } };
const contrast: Check = {
	...(!isWhole && { include: `[${mark}]` }),
	options: { runOnly: ["color-contrast"] },
};

/** Expects no serious or critical finding of axe. */
async function expectNoFindings(page: Page, checks: Check[]): Promise<void> {
	await settled(page);
	await bringAxe(page);
	if (!isWhole) await markTexts(page);
	const serious = await page.evaluate(async (checks) => {
		const { axe } = window as unknown as { axe: typeof import("axe-core") };
		const found: Result[] = [];
		for (const { include, options } of checks) {
			const where = include && document.querySelector(include) ? { include } : document;
			const quick = { resultTypes: ["violations" as const], iframes: false };
			found.push(...(await axe.run(where, { ...quick, ...options })).violations);
		}
		return found
			.filter(({ impact }) => impact === "serious" || impact === "critical")
			.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }));
	}, checks);
	expect(serious).toEqual([]);
}

export const expectNoSeriousAxe = (page: Page) => expectNoFindings(page, [others, contrast]);

/** Expects sufficient contrast in dark mode. */
export async function expectGoodContrastInTheDark(page: Page): Promise<void> {
	await page.emulateMedia({ colorScheme: "dark" });
	await expectNoFindings(page, [contrast]);
	await page.emulateMedia({ colorScheme: "light" });
}
