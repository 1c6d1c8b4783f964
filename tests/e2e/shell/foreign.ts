import type { Page } from "playwright-core";
import type { Locale } from "#shared/core/locales.ts";

const letters: Record<Locale, string> = { en: "[A-Za-z]", ar: "\\p{Script=Arabic}" };

/** Names that Arabic text keeps in Latin letters. */
const alsoInArabic = new Set(["JPEG", "PNG", "WebP", "AVIF"]);

const isAddress = (text: string) => /^\S+@\S+$/.test(text);

/**
 * Visible texts and accessible names in the wrong script for the page's language: those with
 * letters of the other script only. Elements with another `lang` are meant to be foreign.
 */
export async function foreignTexts(page: Page, language: Locale): Promise<string[]> {
	const other = language === "en" ? "ar" : "en";
	const found = await page.evaluate(
		({ language, own, foreign }) => {
			const [native, alien] = [new RegExp(own, "u"), new RegExp(foreign, "u")];
			const stumbles = (text: string | null) =>
				Boolean(text && alien.test(text) && !native.test(text));
			const isMeant = (element: Element) =>
				element.closest("[lang]")?.getAttribute("lang") !== language;
			const texts: string[] = [];
			const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
			for (let node = walker.nextNode(); node; node = walker.nextNode()) {
				const around = node.parentElement;
				if (
					!around ||
					around.closest("script, style") ||
					isMeant(around) ||
					!around.checkVisibility()
				)
					continue;
				// A text that people wrote may be divided by links and numbers.
				const whole = around.closest('[dir="auto"]') ?? node;
				if (stumbles(node.textContent) && stumbles(whole.textContent))
					texts.push(node.textContent ?? "");
			}
			for (const attribute of ["aria-label", "placeholder", "alt", "title"]) {
				for (const element of document.body.querySelectorAll(`[${attribute}]`)) {
					const text = element.getAttribute(attribute);
					if (!isMeant(element) && stumbles(text)) texts.push(text ?? "");
				}
			}
			return texts.map((text) => text.trim());
		},
		{ language, own: letters[language], foreign: letters[other] },
	);
	return found.filter((text) => !isAddress(text) && !alsoInArabic.has(text));
}
