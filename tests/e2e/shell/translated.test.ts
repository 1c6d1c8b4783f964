import type { Page } from "playwright-core";
import { type Locale, locales } from "#shared/core/locales.ts";
import { uiMessages } from "../../../web/ui/ui.messages.ts";
import { loadByDomain, onlyDomains } from "../../core/loadByDomain.ts";
import { sized } from "../../core/size.ts";
import { coach, events, member, type Screen, staff } from "../../domains/screen.ts";
import { languagesInTurn, visit, wide } from "../browser.ts";

/**
 * Does to a page what Chrome's translator does: each text, and each that comes later, is moved into
 * elements of its own.
 */
const translate = (page: Page) =>
	page.addInitScript(() => {
		const left = new Set(["SCRIPT", "STYLE", "NOSCRIPT", "TEXTAREA", "FONT", "TITLE"]);
		const wrap = (root: Node) => {
			const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
			const found: Text[] = [];
			while (texts.nextNode()) found.push(texts.currentNode as Text);
			if (root instanceof Text) found.push(root);
			for (const text of found) {
				const parent = text.parentElement;
				if (!parent || left.has(parent.tagName) || !text.data.trim()) continue;
				const [outer, inner] = ["font", "font"].map((name) => document.createElement(name));
				parent.replaceChild(outer, text);
				outer.append(inner);
				inner.append(text);
			}
		};
		const begin = () => {
			wrap(document.body);
			new MutationObserver((changes) => {
				for (const { addedNodes } of changes) for (const node of addedNodes) wrap(node);
			}).observe(document.body, { childList: true, subtree: true });
		};
		// The browser translates what it has shown, so after hydration.
		window.addEventListener("alive", begin, { once: true });
	});

const isTranslated = (page: Page) =>
	page.waitForFunction(() => document.querySelector("main font"));

async function expectWhole(page: Page, language: Locale) {
	await page.locator("main :is(h1, h2)").first().waitFor();
	await page.waitForFunction(() => !document.querySelector("main .loading, main .unrevealed"));
	const text = uiMessages[language];
	const content = await page.locator("body").textContent();
	for (const failed of [text["ui.crashed"], text["ui.partFailed"], text["ui.loadFailed"]])
		expect({ at: page.url(), content }).not.toMatchObject({
			content: expect.stringContaining(failed),
		});
}

/** Follows the links of a page to other pages one after the other, inside the application. */
async function followLinks(page: Page, language: Locale, most: number) {
	const { pathname: start } = new URL(page.url());
	const paths = await page
		.locator(":is(main, nav) a[href^='/']:not([href^='/api'])")
		.evaluateAll((links) => [
			...new Set(links.map((link) => link.getAttribute("href")?.split("#")[0] ?? "/")),
		]);
	expect(paths.length).toBeGreaterThan(3);
	for (const path of paths.filter((one) => one.split("?")[0] !== start).slice(0, most)) {
		await page.evaluate((to) => {
			const link = [...document.querySelectorAll<HTMLAnchorElement>("a")].find(
				(one) => one.getAttribute("href")?.split("#")[0] === to,
			);
			link?.click();
		}, path);
		await page.waitForURL(({ pathname }) => pathname !== start);
		await expectWhole(page, language);
		await page.goBack();
		await expectWhole(page, language);
	}
}

const withCoach = events.find(({ coachId }) => coachId !== null);

const readers = [
	["a visitor", "/", undefined],
	["a member", "/", member],
	["a coach", "/", coach],
	["a member of staff", "/", staff],
] as const;

test.each(readers)("a translated site stays whole for %s", async (_, start, session) => {
	for (const language of languagesInTurn()) {
		const wish = { language, width: wide, session: await session?.() };
		await visit(wish, async (page) => {
			await translate(page);
			await page.goto(start);
			await isTranslated(page);
			await expectWhole(page, language);
			await followLinks(page, language, sized({ whole: 60, share: 12 }));
		});
	}
});

test("a translated event page names the responsible coach when the coaches arrive", async () => {
	for (const language of locales) {
		await visit({ language, width: wide, session: await member() }, async (page) => {
			await translate(page);
			await page.goto("/registrations");
			await isTranslated(page);
			await page.evaluate((id) => {
				history.pushState({}, "", `/events/${id}`);
				dispatchEvent(new PopStateEvent("popstate", { state: {} }));
			}, withCoach?.id);
			await page.locator("a[href='/coaches'] bdi").last().waitFor();
			await expectWhole(page, language);
		});
	}
});

const screens = Object.values(
	await loadByDomain<{ default: Screen[] }>("screens", onlyDomains),
).flatMap((one) => one.default);
const some = screens.filter((_, position) =>
	sized({ whole: true, share: position % 12 === screens.length % 12 }),
);

test.each(some.map((screen) => [screen.name, screen] as const))(
	"the translated screen stays whole: %s",
	async (_, { path, session, open, status = 200 }) => {
		for (const language of languagesInTurn()) {
			// A visitor's document without data asks who is signed in.
			const expected =
				status === 200 ? undefined : new RegExp(`status of (${status} |401 .*auth/user)`);
			await visit({ language, width: wide, session: await session?.(), expected }, async (page) => {
				await translate(page);
				await page.goto(path);
				await page.locator("main :is(h1, h2)").first().waitFor();
				await open?.(page, language);
			});
		}
	},
);
