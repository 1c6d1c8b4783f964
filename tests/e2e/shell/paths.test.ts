import type { Page } from "playwright-core";
import type { Locale } from "#shared/core/locales.ts";
import { appMessages } from "#web/app/app.messages.ts";
import { eventMessages } from "#web/competition/events/events.messages.ts";
import { createPersonForTest } from "../../core/people.ts";
import { languagesInTurn, narrow, visit, wide } from "../browser.ts";
import { followMenu, seeToastOnTheWay } from "../steps.ts";

/** Waits until the named section is in the upper half of the screen. */
const seePart = (page: Page, id: string) =>
	page.waitForFunction((part) => {
		const top = document.getElementById(part)?.getBoundingClientRect().top;
		return top !== undefined && top >= 0 && top < innerHeight / 2;
	}, id);

/** Waits until everything that loads late on the home page is there, so that nothing moves any more. */
async function seeLateContent(page: Page): Promise<void> {
	await page.locator("#events article").first().waitFor();
	await page.locator("#news article").first().waitFor();
	await page.evaluate(() => document.fonts.ready);
}

const signInFirst: Record<Locale, [string, string]> = {
	en: ["Unauthorized", "You need to log in to access this page"],
	ar: [appMessages.ar["app.unauthorized"], appMessages.ar["app.loginRequired"]],
};

test.each([
	["en", wide],
	["ar", narrow],
] as const)(
	"the footer leads from any page to a section of the home page, and the menu on from there: %s at %d",
	async (language, width) => {
		await visit({ language, width }, async (page) => {
			await page.goto("/events");
			const about = page
				.getByRole("contentinfo")
				.getByRole("link", { name: appMessages[language]["app.about"], exact: true });
			await about.click();
			await seePart(page, "about");
			// While content loads, the page returns to the section until the reader acts.
			await seeLateContent(page);
			// Also works if the address is already the same.
			await about.click();
			await seePart(page, "about");
			await followMenu(page, language, "events");
			await page
				.getByRole("heading", { level: 1, name: eventMessages[language]["event.all"] })
				.waitFor();
		});
	},
);

test.each(["coaches", "news", "schedule"])(
	"the footer leads to %s on a phone, also when content above it loads later",
	async (anchor) => {
		await visit({ width: narrow }, async (page) => {
			await page.goto("/judges");
			await page.getByRole("contentinfo").locator(`a[href$="#${anchor}"]`).click();
			await seeLateContent(page);
			await seePart(page, anchor);
		});
	},
);

test("a signed-in person at an unknown address is greeted, and led to the dashboard", async () => {
	const { cookie } = await createPersonForTest({ firstName: "Noura" });
	await visit({ session: cookie, expected: /status of 404/ }, async (page) => {
		await page.goto("/no/such/page");
		await page.getByText("Osu, Noura").filter({ visible: true }).waitFor();
		await page.getByRole("link", { name: appMessages.en["app.notFoundHome"] }).click();
		await page.locator(".dashboard").waitFor();
	});
});

test.each(languagesInTurn())(
	"a member at an address of staff reads that access is denied, and finds links: %s",
	async (language) => {
		const { cookie } = await createPersonForTest();
		const text = appMessages[language];
		await visit({ language, session: cookie }, async (page) => {
			await page.goto("/people/1");
			const heading = page.getByRole("heading", { name: text["app.accessDenied"], exact: true });
			await heading.waitFor();
			expect(new URL(page.url()).pathname).toBe("/people/1");
			await page.getByRole("main").getByRole("link", { name: text["app.notFoundHome"] }).click();
			await page.locator(".dashboard").waitFor();
		});
	},
);

test("the footer leads a signed-in person to a section of the visitors' page", async () => {
	const { cookie } = await createPersonForTest();
	await visit({ session: cookie }, async (page) => {
		await page.goto("/");
		await page.locator(".dashboard").waitFor();
		await page.getByRole("contentinfo").getByRole("link", { name: "News", exact: true }).click();
		await page.waitForURL("**/home#news");
		await seePart(page, "news");
	});
});

test.each([
	["en", "/dashboard"],
	["ar", "/events/1/desk"],
] as const)("a visitor has to sign in first: %s, %s", async (language, path) => {
	await visit({ language, expected: /status of 401 .*auth\/user/ }, async (page) => {
		await seeToastOnTheWay(page, ...signInFirst[language], async () => {
			const response = await page.goto(path, { waitUntil: "commit" });
			expect(response?.status()).toBe(200);
		});
	});
});

test("a visitor on the password page is led to sign-in", async () => {
	await visit({ expected: /status of 401 .*auth\/user/ }, async (page) => {
		const response = await page.goto("/change-password");
		expect(response?.status()).toBe(200);
		await page.waitForURL("**/login");
	});
});
