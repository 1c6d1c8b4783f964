import type { Page } from "playwright-core";
import { landingMessages } from "#web/app/landing/landing.messages.ts";
import { contactMessages } from "#web/people/contact/contact.messages.ts";
import { languagesInTurn, visit } from "../browser.ts";

/** Holds back a file of the application until the returned function is called. */
async function holdFile(page: Page, file: RegExp): Promise<() => void> {
	let goOn = () => {};
	const until = new Promise<void>((done) => {
		goOn = done;
	});
	await page.route(file, async (route) => {
		await until;
		await route.continue();
	});
	return goOn;
}

test.each(languagesInTurn())("a click before hydration is replayed: %s", async (language) => {
	await visit({ language }, async (page) => {
		const goOn = await holdFile(page, /\/assets\/index-.*\.js$/);
		await page.goto("/", { waitUntil: "commit" });
		const contact = page
			.locator("#join")
			.getByRole("button", { name: landingMessages[language]["landing.contact"] });
		// The script that records clicks comes with the page.
		await page.waitForFunction(
			() =>
				document.readyState !== "loading" &&
				performance.getEntriesByName(new URL("/app/boot.js", location.href).href).length > 0,
		);
		await contact.click();
		goOn();
		const dialog = page.getByRole("dialog");
		await dialog.getByLabel(contactMessages[language]["contact.name"], { exact: true }).waitFor();
		// The click is replayed only once: the dialog closes and stays closed.
		await page.keyboard.press("Escape");
		await dialog.waitFor({ state: "detached" });
	});
});

test("switching the language before the page's own code has loaded keeps the page visible", async () => {
	await visit({ language: "en" }, async (page) => {
		const hero = page.locator(".hero");
		const goOn = await holdFile(page, /\/assets\/LandingPage-.*\.js$/);
		await page.goto("/", { waitUntil: "commit" });
		await page.locator("html[data-listening]").waitFor();
		const was = await hero.elementHandle();
		await page.getByRole("button", { name: "التبديل إلى العربية" }).click();
		expect(await was?.isVisible()).toBe(true);
		goOn();
		await page.locator('html[lang="ar"]').waitFor();
		await page.getByRole("heading", { name: landingMessages.ar["landing.welcome"] }).waitFor();
		expect(await page.locator(".loading").count()).toBe(0);
	});
});
