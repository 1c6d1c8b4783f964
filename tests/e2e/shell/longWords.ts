import type { Page } from "playwright-core";
import type { Locale } from "#shared/core/locales.ts";

/** Words without a place to break: an address of 140 characters, and 60 letters. */
export const longWords: Record<Locale | "address", string> = {
	address: `https://forms.example.com/registration/${"a1b2c3d4".repeat(13)}`.slice(0, 140),
	en: "Kyokushinkaikan".repeat(4),
	ar: "كيوكوشينكايكان".repeat(5).slice(0, 60),
};

/** What makes the page wider than its window: the innermost elements, by their classes and texts. */
export const widestElements = (page: Page) =>
	page.evaluate(() => {
		const { scrollWidth, clientWidth } = document.documentElement;
		if (scrollWidth <= clientWidth) return [];
		const isBeyond = (element: Element) => {
			const { left, right } = element.getBoundingClientRect();
			return right > clientWidth + 0.5 || left < -0.5;
		};
		return [...document.body.querySelectorAll("*")]
			.filter((one) => isBeyond(one) && ![...one.children].some(isBeyond))
			.map(
				(one) =>
					`${one.parentElement?.className} > ${one.tagName}.${one.className}: ${one.textContent?.slice(0, 20)}`,
			)
			.slice(0, 5);
	});

export const widthBeyondTheScreen = (page: Page) =>
	page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * Texts that are partly outside the window and cannot be scrolled into it. Scrollable texts and
 * texts that are cut on purpose do not count.
 */
export const hiddenTexts = (page: Page) =>
	page.evaluate(() => {
		const scrolls = (element: Element | null): boolean =>
			element !== null &&
			element !== document.documentElement &&
			(!["visible", "clip"].includes(getComputedStyle(element).overflowX) ||
				scrolls(element.parentElement));
		const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		const range = document.createRange();
		const hidden: string[] = [];
		for (let node = walker.nextNode(); node; node = walker.nextNode()) {
			const { parentElement } = node;
			if (!parentElement?.checkVisibility() || scrolls(parentElement)) continue;
			if (parentElement.closest(".visually-hidden, .skip, script, style")) continue;
			range.selectNodeContents(node);
			const isOutside = [...range.getClientRects()].some(
				({ left, right, width }) => width > 1 && (left < -1 || right > innerWidth + 1),
			);
			if (isOutside) hidden.push(node.textContent?.slice(0, 60) ?? "");
		}
		return hidden;
	});

/** Puts long words before every text on the page that people have written. */
export const lengthenTexts = (page: Page) =>
	page.evaluate((words) => {
		const isWritten = "[dir=auto], bdi:not([dir=ltr])";
		for (const element of document.querySelectorAll(isWritten)) {
			if (
				element.querySelector(isWritten) ||
				element.closest("select, svg, .portrait, .initials, .visually-hidden")
			)
				continue;
			if (!element.textContent?.trim() || !element.checkVisibility()) continue;
			const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
			const node = walker.nextNode();
			if (node) node.textContent = `${words.en} ${words.ar} ${words.address} ${node.textContent}`;
		}
	}, longWords);
