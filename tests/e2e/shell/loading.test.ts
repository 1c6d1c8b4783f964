import type { Page } from "playwright-core";
import { within } from "#local/pace.ts";
import { appMessages } from "../../../web/app/app.messages.ts";
import { manageClassMessages } from "../../../web/training/training-classes/manage/manageClasses.messages.ts";
import { uiMessages } from "../../../web/ui/ui.messages.ts";
import { baseUrl } from "../../core/env.ts";
import { coach, member } from "../../domains/screen.ts";
import { languagesInTurn, visit } from "../browser.ts";
import { expectSoon } from "../expectSoon.ts";

/** Holds the answers to a call until the returned function is called. */
async function holdAnswers(page: Page, call: string): Promise<() => void> {
	const { promise, resolve } = Promise.withResolvers<void>();
	await page.route(call, async (route) => {
		await promise;
		await route.continue();
	});
	return resolve;
}

const loadingTexts = (page: Page) => page.locator(".loading:visible").allInnerTexts();

test.each(languagesInTurn())(
	"a page that does not exist waits for the sign-in check like every page: %s",
	async (language) => {
		const text = appMessages[language];
		const wish = { language, session: await member(), expected: /status of 404/ };
		await visit(wish, async (page) => {
			const answer = await holdAnswers(page, "**/api/auth/user");
			await page.goto("/nowhere");
			await page.waitForFunction(() => "listening" in document.documentElement.dataset);
			await expectSoon(() => loadingTexts(page), [uiMessages[language]["ui.loading"]]);
			expect(await page.getByRole("link", { name: text["app.login"] }).count()).toBe(0);
			expect(await page.getByRole("heading").count()).toBe(0);
			answer();
			await page.getByRole("heading", { name: text["app.notFound"] }).waitFor();
			await page.locator(".topbar .greeting").waitFor();
			expect(await page.getByRole("link", { name: text["app.login"] }).count()).toBe(0);
		});
	},
);

test("a page that does not exist says so without JavaScript", async () => {
	const html = await (await fetch(`${baseUrl}/nowhere`)).text();
	expect(html).toMatch(/<noscript>.*404 Page Not Found.*<\/noscript>/s);
});

test.each(languagesInTurn())(
	"what is loading is named at once and once where parts appear together: %s",
	async (language) => {
		const { "manageClass.loading": label } = manageClassMessages[language];
		await visit({ language, session: await coach() }, async (page) => {
			const answer = await holdAnswers(page, "**/api/classes/my-classes*");
			await page.goto("/coach?tab=classes");
			await page.locator("main :is(h1, [role=tab])").first().waitFor();
			// Parts that appear together are held back for three seconds at most.
			await page
				.getByText(label)
				.filter({ visible: true })
				.waitFor({ timeout: within(2_000) });
			expect(await loadingTexts(page)).toEqual([label]);
			answer();
			await page.locator(".coach-class").first().waitFor();
			expect(await loadingTexts(page)).toEqual([]);
		});
	},
);
