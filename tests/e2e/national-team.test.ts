import type { Page } from "playwright-core";
import { recordMessages } from "#web/base/records/records.messages.ts";
import { manageTeamMessages } from "#web/people/national-team/staff/manageTeam.messages.ts";
import { teamMessages } from "#web/people/national-team/team.messages.ts";
import { peopleMessages } from "#web/people/users/people.messages.ts";
import { call, eventually } from "../core/api.ts";
import { say } from "../core/consents.ts";
import { baseUrl } from "../core/env.ts";
import { adult } from "../core/members.ts";
import { athleteForTest } from "../core/national-team.ts";
import { createPersonForTest, makeFindable, superAdmin } from "../core/people.ts";
import { recordTexts } from "../core/recordText.ts";
import { uniqueArabicText, uniqueText } from "../core/unique.ts";
import { expectGoodContrastInTheDark, expectNoSeriousAxe } from "./axe.ts";
import { languagesInTurn, viewsInTurn, visit } from "./browser.ts";
import { expectSoon } from "./expectSoon.ts";
import { inLanguage, seeToast } from "./steps.ts";

const athleteText = recordTexts(manageTeamMessages, "manageTeam");

const dialog = (page: Page) => page.getByRole("dialog");
const submit = (page: Page) => dialog(page).locator("button[type=submit]").click();

/** The prerendered HTML of a page. */
const rendered = async (path: string, language: string) =>
	(await fetch(`${baseUrl}${path}`, { headers: { cookie: `language=${language}` } })).text();

test.each(viewsInTurn())(
	"a super-admin in $language at $width adds an athlete with a championship, visible to visitors, and deletes them",
	async ({ language, width }) => {
		const text = manageTeamMessages[language];
		const [english, arabic] = [uniqueText("Athlete"), uniqueArabicText("لاعب")];
		const name = language === "ar" ? arabic : english;
		const [member, cookie] = [await createPersonForTest(adult), await superAdmin()];
		await makeFindable(member);
		for (const purpose of ["team", "results"] as const) await say(member.cookie, purpose, true);
		await visit({ language, width, session: cookie }, async (page) => {
			const fill = (label: string, of: "en" | "ar", value: string) =>
				dialog(page)
					.getByLabel(inLanguage(language, label, of), { exact: true })
					.fill(value);
			await page.goto("/?tab=content");
			await page.getByRole("button", { name: text["manageTeam.new"], exact: true }).click();
			await dialog(page).getByLabel(text["manageTeam.weight"], { exact: true }).fill("fat");
			await dialog(page)
				.getByRole("button", { name: text["manageTeam.addChampionship"], exact: true })
				.click();
			await submit(page);
			// Missing values are shown at their fields, added rows included.
			for (const label of [text["manageTeam.name"], text["manageTeam.championship"]]) {
				const field = dialog(page).getByLabel(inLanguage(language, label, "en"), { exact: true });
				await expectSoon(() => field.getAttribute("aria-invalid"), "true");
			}
			await expectNoSeriousAxe(page);
			await fill(text["manageTeam.name"], "en", english);
			await fill(text["manageTeam.name"], "ar", arabic);
			await dialog(page).getByLabel(text["manageTeam.weight"], { exact: true }).fill("71.5");
			await fill(text["manageTeam.championship"], "en", "Gulf Cup");
			await fill(text["manageTeam.championship"], "ar", "كأس الخليج");
			await dialog(page).getByLabel(text["manageTeam.date"], { exact: true }).fill("2025-03-02");
			await fill(text["manageTeam.achievements"], "en", "First\nSecond");
			const search = dialog(page).getByLabel(peopleMessages[language]["people.search"], {
				exact: true,
			});
			await search.fill(member.email);
			// Enter picks the only search result and does not submit the form.
			await search.press("Enter");
			await dialog(page).getByText(member.email, { exact: true }).waitFor();
			await submit(page);
			await seeToast(page, text["manageTeam.wasCreated"], language === "ar" ? arabic : english);

			const { body } = await call("GET", "/national-team");
			const made = body.find(({ nameEn }: { nameEn: string }) => nameEn === english);
			expect(made).toMatchObject({
				nameAr: arabic,
				weight: 71.5,
				achievements: ["First", "Second"],
			});
			const { body: whole } = await call("GET", `/national-team/${made.id}`, { cookie });
			expect(whole.userId).toBe(member.id);
			await eventually(
				async () => (await rendered(`/player/${made.id}`, language)).includes(name),
				"the athlete's page",
			);
			await eventually(
				async () => (await rendered("/national-team", language)).includes(name),
				"the team's page",
			);

			await page
				.getByRole("button", {
					name: recordMessages[language]["record.deleteOf"].replace("{name}", name),
					exact: true,
				})
				.click();
			await submit(page);
			await seeToast(page, athleteText("wasDeleted", language), name);
			const isRemoved = async () =>
				!(await rendered(`/player/${made.id}`, language)).includes(name);
			await eventually(isRemoved, "the athlete's page to go");
		});
	},
);

test.each(viewsInTurn())(
	"a visitor in $language at $width opens an athlete's profile",
	async ({ language, width }) => {
		const text = teamMessages[language];
		const [english, arabic] = [uniqueText("Visitor's"), uniqueArabicText("لاعبة")];
		const body = athleteForTest({ nameEn: english, nameAr: arabic });
		await call("POST", "/national-team", { cookie: await superAdmin(), body });
		const name = language === "ar" ? arabic : english;
		await eventually(
			async () => (await rendered("/national-team", language)).includes(arabic),
			"the team's page",
		);
		await visit({ language, width }, async (page) => {
			await page.goto("/national-team");
			await page
				.getByRole("link", { name: text["team.viewOf"].replace("{name}", name), exact: true })
				.click();
			await page.getByRole("heading", { level: 1, name, exact: true }).waitFor();
			await eventually(
				async () => (await page.title()).startsWith(name),
				"the athlete's name as the title",
			);
			for (const award of language === "ar"
				? ["بطلة آسيا ٢٠٢٤", "كأس الخليج", "المركز الأول"]
				: ["Gulf Cup", "1st place"]) {
				await page.getByText(award, { exact: true }).waitFor();
			}
			await page.getByRole("link", { name: "huda@test.example" }).waitFor();
			await expectNoSeriousAxe(page);
			await expectGoodContrastInTheDark(page);
			await page.getByRole("link", { name: text["team.back"], exact: true }).click();
			await page.waitForURL("**/national-team");
		});
	},
);

test.each(languagesInTurn())(
	"an unknown athlete's page shows an error and a link back: %s",
	async (language) => {
		const text = teamMessages[language];
		await visit({ language, expected: /401|404/ }, async (page) => {
			await page.goto("/player/987654321");
			await page.getByRole("heading", { name: text["team.notFound"], exact: true }).waitFor();
			await page.getByRole("link", { name: text["team.back"], exact: true }).last().click();
			await page.getByRole("heading", { name: text["team.title"], exact: true }).waitFor();
		});
	},
);

test("eight placeholders are shown while the team loads, and a failure can be retried", async () => {
	await visit({ session: (await createPersonForTest()).cookie, expected: /500/ }, async (page) => {
		let answered = 0;
		await page.route("**/api/national-team*", async (route) => {
			if (answered++ > 0) return route.continue();
			await page.locator(".athlete-card.skeleton").nth(7).waitFor();
			await expectSoon(() => page.locator(".athlete-card.skeleton").count(), 8);
			return route.fulfill({ status: 500, body: "" });
		});
		await page.goto("/national-team");
		await page.getByRole("main").getByRole("alert").getByRole("button").click();
		await page.locator(".athlete-card:not(.skeleton)").first().waitFor();
	});
});
