import type { Page } from "playwright-core";
import { wordings } from "#shared/people/consents/consents.wordings.ts";
import { memberMessages } from "#web/content/members/members.messages.ts";
import { consentMessages } from "#web/people/consents/consents.messages.ts";
import { eventually } from "../core/api.ts";
import { baseUrl } from "../core/env.ts";
import { adult, createListedForTest } from "../core/members.ts";
import { createPersonForTest } from "../core/people.ts";
import { uniqueName } from "../core/unique.ts";
import { expectGoodContrastInTheDark, expectNoSeriousAxe } from "./axe.ts";
import { languagesInTurn, viewsInTurn, visit } from "./browser.ts";
import { expectSoon } from "./expectSoon.ts";

const cards = (page: Page) => page.locator(".member-card:not(.skeleton)");

test.each(viewsInTurn())(
	"a member in $language at $width lists themselves in the directory, is found, and leaves it",
	async ({ language, width }) => {
		const text = memberMessages[language];
		const consent = consentMessages[language];
		const firstName = uniqueName();
		const { cookie } = await createPersonForTest({ firstName, ...adult });
		const choose = async (page: Page, wanted: boolean) => {
			await page.goto("/profile#consents");
			const word = consent[wanted ? "consent.yesTo" : "consent.noTo"];
			const button = page.getByRole("button", {
				name: word.replace("{title}", wordings.listing.title[language]),
			});
			await expectSoon(() => button.getAttribute("aria-pressed"), "false");
			await button.click();
			await button.and(page.locator("[aria-pressed=true]")).waitFor();
		};
		await visit({ language, width, session: cookie }, async (page) => {
			await choose(page, true);
			await page.goto("/members");
			await page.getByLabel(text["members.search"], { exact: true }).fill(firstName);
			await cards(page).getByText(firstName).waitFor();
			await expectSoon(() => cards(page).count(), 1);
			await choose(page, false);
			await page.goto(`/members?search=${firstName}`);
			await page.getByText(text["members.none"], { exact: true }).waitFor();
			await expectNoSeriousAxe(page);
			await page.getByRole("button", { name: text["members.clear"], exact: true }).click();
			await cards(page).first().waitFor();
		});
	},
);

test.each(languagesInTurn())(
	"a person under 18 cannot list themselves and sees why: %s",
	async (language) => {
		const text = consentMessages[language];
		const young = await createPersonForTest({
			dateOfBirth: `${new Date().getFullYear() - 12}-01-02`,
		});
		await visit({ language, session: young.cookie }, async (page) => {
			await page.goto("/profile#consents");
			await page.getByText(text["consent.minor"], { exact: true }).waitFor();
			const named = (word: string) =>
				page.getByRole("button", {
					name: word.replace("{title}", wordings.listing.title[language]),
				});
			await expectSoon(() => named(text["consent.liftTo"]).isDisabled(), true);
			await expectSoon(() => named(text["consent.noTo"]).isDisabled(), false);
		});
	},
);

test.each(viewsInTurn())(
	"a visitor in $language at $width scrolls through the members and sorts them by rank",
	async ({ language, width }) => {
		const text = memberMessages[language];
		const first = await createListedForTest({ firstName: uniqueName(), currentBelt: "black-10" });
		const response = await fetch(`${baseUrl}/members`, {
			headers: { cookie: `language=${language}` },
		});
		expect(await response.text()).toContain("member-card");
		await visit({ language, width }, async (page) => {
			await page.goto("/members");
			await page
				.getByText(/\d|[٠-٩]/)
				.first()
				.waitFor();
			const atFirst = 48;
			await expectSoon(() => cards(page).count(), atFirst);
			await expectNoSeriousAxe(page);
			await expectGoodContrastInTheDark(page);
			await page.locator(".footer").scrollIntoViewIfNeeded();
			await eventually(async () => (await cards(page).count()) > atFirst, "the next members");
			await page.getByRole("button", { name: text["members.byRank"], exact: true }).click();
			await page.waitForURL("**/members?sort=rank");
			await cards(page).getByText(first.firstName).waitFor();
			// A shared address shows the same order, although the page is prerendered in the other one.
			await page.goto("/members?sort=rank");
			await cards(page).getByText(first.firstName).waitFor();
			const byRank = page.getByRole("button", { name: text["members.byRank"], exact: true });
			await byRank.and(page.locator("[aria-pressed=true]")).waitFor();
		});
	},
);

test("twelve placeholders are shown while the members load", async () => {
	await visit({ session: (await createPersonForTest()).cookie }, async (page) => {
		await page.route("**/api/members?*", async (route) => {
			await page.locator(".member-card.skeleton").nth(11).waitFor();
			await expectSoon(() => page.locator(".member-card.skeleton").count(), 12);
			await route.continue();
		});
		await page.goto("/members");
		await cards(page).first().waitFor();
	});
});
