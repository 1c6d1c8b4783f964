import type { Page } from "playwright-core";
import { dashboardMessages } from "#web/dashboard/dashboard.messages.ts";
import { memberMessages } from "#web/members/members.messages.ts";
import { profileMessages } from "#web/users/profile.messages.ts";
import { eventually } from "../core/api.ts";
import { baseUrl } from "../core/env.ts";
import { adult, createListedForTest } from "../core/members.ts";
import { createPersonForTest } from "../core/people.ts";
import { expectGoodContrastInTheDark, expectNoSeriousAxe } from "./axe.ts";
import { languagesInTurn, viewsInTurn, visit } from "./browser.ts";

const cards = (page: Page) => page.locator(".member-card:not(.skeleton)");
const own = () => `Qq${crypto.randomUUID().slice(0, 8).replace(/\d/g, "z")}`;

test.each(viewsInTurn())(
	"a member in $language at $width lists themselves, is found, and takes it back",
	async ({ language, width }) => {
		const text = memberMessages[language];
		const profile = profileMessages[language];
		const firstName = own();
		const { cookie } = await createPersonForTest({ firstName, ...adult });
		const choose = async (page: Page, wanted: boolean) => {
			await page.goto("/");
			await page.getByRole("button", { name: dashboardMessages[language]["dash.edit"] }).click();
			const box = page.getByRole("switch", { name: profile["profile.listed"], exact: true });
			expect(await box.isChecked()).toBe(!wanted);
			await box.setChecked(wanted);
			await page.getByRole("dialog").locator("button[type=submit]").click();
			await page.getByRole("dialog").waitFor({ state: "detached" });
		};
		await visit({ language, width, session: cookie }, async (page) => {
			await choose(page, true);
			await page.goto("/members");
			await page.getByLabel(text["members.search"], { exact: true }).fill(firstName);
			await cards(page).getByText(firstName).waitFor();
			expect(await cards(page).count()).toBe(1);
			await choose(page, false);
			await page.goto(`/members?search=${firstName}`);
			await page.getByText(text["members.none"], { exact: true }).waitFor();
			await expectNoSeriousAxe(page);
			await page.getByRole("button", { name: text["members.clear"], exact: true }).click();
			await cards(page).first().waitFor();
		});
	},
);

test.each(languagesInTurn())("who is under 18 cannot list themselves, and is told why: %s", async (language) => {
	const text = profileMessages[language];
	const young = `${new Date().getFullYear() - 12}-01-02`;
	for (const [wish, why] of [
		[{ dateOfBirth: young }, text["profile.listedMinor"]],
		[{}, text["profile.listedUnknown"]],
	] as const) {
		await visit({ language, session: (await createPersonForTest(wish)).cookie }, async (page) => {
			await page.goto("/");
			await page.getByRole("button", { name: dashboardMessages[language]["dash.edit"] }).click();
			expect(await page.getByRole("switch", { name: text["profile.listed"], exact: true }).isDisabled()).toBe(true);
			await page.getByText(why, { exact: true }).waitFor();
		});
	}
});

test.each(viewsInTurn())(
	"a visitor in $language at $width scrolls through the members, and has them sorted by rank",
	async ({ language, width }) => {
		const text = memberMessages[language];
		const first = await createListedForTest({ firstName: own(), currentBelt: "black-10" });
		const response = await fetch(`${baseUrl}/members`, { headers: { cookie: `language=${language}` } });
		expect(await response.text()).toContain("member-card");
		await visit({ language, width }, async (page) => {
			await page.goto("/members");
			await page
				.getByText(/\d|[٠-٩]/)
				.first()
				.waitFor();
			const atFirst = await cards(page).count();
			expect(atFirst).toBe(48);
			await expectNoSeriousAxe(page);
			await expectGoodContrastInTheDark(page);
			await page.locator(".footer").scrollIntoViewIfNeeded();
			await eventually(async () => (await cards(page).count()) > atFirst, "the next members");
			await page.getByRole("button", { name: text["members.byRank"], exact: true }).click();
			await page.waitForURL("**/members?sort=rank");
			await cards(page).getByText(first.firstName).waitFor();
			// An address that was sent shows the same, though the page is rendered in the other order.
			await page.goto("/members?sort=rank");
			await cards(page).getByText(first.firstName).waitFor();
			const byRank = page.getByRole("button", { name: text["members.byRank"], exact: true });
			await byRank.and(page.locator("[aria-pressed=true]")).waitFor();
		});
	},
);

test("twelve stand-ins wait for the members", async () => {
	await visit({ session: (await createPersonForTest()).cookie }, async (page) => {
		await page.route("**/api/members?*", async (route) => {
			await page.locator(".member-card.skeleton").nth(11).waitFor();
			expect(await page.locator(".member-card.skeleton").count()).toBe(12);
			await route.continue();
		});
		await page.goto("/members");
		await cards(page).first().waitFor();
	});
});
