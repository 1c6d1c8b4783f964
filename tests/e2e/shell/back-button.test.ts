import type { Page } from "playwright-core";
import type { Locale } from "#shared/core/locales.ts";
import { appMessages } from "#web/app/app.messages.ts";
import { dashboardMessages } from "#web/app/dashboard/dashboard.messages.ts";
import { profileMessages } from "#web/people/users/profile/profile.messages.ts";
import { manageClassMessages } from "#web/training/training-classes/manage/manageClasses.messages.ts";
import { uiMessages } from "#web/ui/ui.messages.ts";
import { createPersonForTest } from "../../core/people.ts";
import { uniqueName } from "../../core/unique.ts";
import { languagesInTurn, narrow, viewsInTurn, visit } from "../browser.ts";
import { expectSoon } from "../expectSoon.ts";

const typed = "I train on Mondays. Call +965 5001 2345";

async function openProfile(page: Page, language: Locale) {
	await page.getByRole("button", { name: dashboardMessages[language]["dash.edit"] }).click();
	const dialog = page.getByRole("dialog", { name: profileMessages[language]["profile.title"] });
	await dialog.waitFor();
	const bio = dialog.getByLabel(profileMessages[language]["profile.bio"], { exact: true });
	return { dialog, bio };
}

test.each(viewsInTurn())(
	"Back and Escape close a dialog and keep what was typed, in $language at $width",
	async ({ language, width }) => {
		const { cookie } = await createPersonForTest();
		const text = uiMessages[language];
		await visit({ language, width, session: cookie }, async (page) => {
			await page.goto("/events");
			await page.goto("/");
			const closeAndReopen = async (close: () => Promise<unknown>) => {
				await close();
				await page.getByRole("dialog").waitFor({ state: "detached" });
				expect(new URL(page.url()).pathname).toBe("/");
				const { bio, dialog } = await openProfile(page, language);
				await expectSoon(() => bio.inputValue(), typed);
				return dialog;
			};
			const { bio } = await openProfile(page, language);
			await bio.fill(typed);
			await closeAndReopen(() => page.goBack());
			await closeAndReopen(() => page.keyboard.press("Escape"));
			const dialog = await closeAndReopen(() => page.reload());
			await dialog.getByRole("button", { name: text["ui.typedDiscard"] }).click();
			await expectSoon(() => dialog.getByRole("textbox").last().inputValue(), "");
			await page.goBack();
			await dialog.waitFor({ state: "detached" });
			await page.goBack();
			await page.waitForURL("**/events");
		});
	},
);

test.each(languagesInTurn())(
	"what was typed is forgotten when it is saved, and at sign-out: %s",
	async (language) => {
		// A name that was stored before names had to be letters only can still be saved.
		const { cookie } = await createPersonForTest({ firstName: "Salem 2", lastName: uniqueName() });
		await visit({ language, session: cookie }, async (page) => {
			await page.goto("/");
			const storedKeys = () =>
				page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("typed:")));
			const first = await openProfile(page, language);
			await first.bio.fill(typed);
			expect(await storedKeys()).toHaveLength(1);
			await first.dialog
				.getByRole("button", { name: profileMessages[language]["profile.save"], exact: true })
				.click();
			await first.dialog.waitFor({ state: "detached" });
			await expectSoon(storedKeys, []);
			const second = await openProfile(page, language);
			await second.bio.fill("Something else");
			await page.keyboard.press("Escape");
			await second.dialog.waitFor({ state: "detached" });
			expect(await storedKeys()).toHaveLength(1);
			await page
				.getByRole("link", { name: appMessages[language]["app.logout"], exact: true })
				.filter({ visible: true })
				.click();
			await page.waitForURL((url) => url.pathname !== "/api/logout");
			await page.locator("main").waitFor();
			await expectSoon(storedKeys, []);
		});
	},
);

test.each(languagesInTurn())(
	"Back closes a dialog that the address opens: %s",
	async (language) => {
		const { cookie } = await createPersonForTest({ role: "coach", isApproved: true });
		const text = manageClassMessages[language];
		await visit({ language, width: narrow, session: cookie }, async (page) => {
			await page.goto("/events");
			await page.goto("/coach?tab=classes");
			const dialog = page.getByRole("dialog");
			await page.getByRole("button", { name: text["manageClass.new"], exact: true }).click();
			await dialog.waitFor();
			await page.goBack();
			await dialog.waitFor({ state: "detached" });
			expect(page.url()).toMatch(/\/coach\?tab=classes$/);
			// Opened by a link to the dialog.
			await page.goto("/coach?tab=classes&class=new");
			await dialog.waitFor();
			await page.goBack();
			await dialog.waitFor({ state: "detached" });
			expect(page.url()).toMatch(/\/coach\?tab=classes$/);
			// Closed by its button, Back does not open it again.
			await page.goto("/coach?tab=classes&class=new");
			await dialog.getByRole("button", { name: uiMessages[language]["ui.cancel"] }).click();
			await dialog.waitFor({ state: "detached" });
			await page.waitForURL(/\/coach\?tab=classes$/);
			await page.goBack();
			expect(await dialog.count()).toBe(0);
		});
	},
);
