import type { Page } from "playwright-core";
import type { EventJudge } from "#shared/competition/judges/judges.schema.ts";
import { judgingMessages } from "#web/competition/judges/duties/judging.messages.ts";
import { judgesMessages } from "#web/competition/judges/judges.messages.ts";
import { manageJudgesMessages } from "#web/competition/judges/staff/manageJudges.messages.ts";
import { peopleMessages } from "#web/people/users/people.messages.ts";
import { uiMessages } from "#web/ui/ui.messages.ts";
import { call } from "../../core/api.ts";
import { createEventForTest } from "../../core/events.ts";
import { assignForTest, createJudgeForTest } from "../../core/judges.ts";
import { createPersonForTest, makeFindable } from "../../core/people.ts";
import { uniqueArabicName, uniqueName } from "../../core/unique.ts";
import { viewsInTurn, visit } from "../browser.ts";
import { expectSoon } from "../expectSoon.ts";
import { seeToast } from "../steps.ts";

const dialog = (page: Page) => page.getByRole("dialog").last();
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const filled = (template: string, value: string) => template.replace(/\{\w+\}/, value);

test.each(viewsInTurn())(
	"a super-admin in $language at $width makes a coach a judge and assigns them to an event; they accept and decline",
	async ({ language, width }) => {
		const [staffText, registry, own] = [
			manageJudgesMessages[language],
			judgesMessages[language],
			judgingMessages[language],
		];
		const [family, familyAr] = [`Al-${uniqueName()}`, `الحكم ${uniqueArabicName()}`];
		const names = { lastName: family, firstNameAr: "نورة", lastNameAr: familyAr };
		const coach = await createPersonForTest({ role: "coach", ...names, dojoLocation: family });
		await makeFindable(coach);
		const student = await createPersonForTest({ dojoLocation: family });
		const event = await createEventForTest();
		await call("POST", `/events/${event.id}/register`, { cookie: student.cookie });
		const name = language === "ar" ? `نورة ${familyAr}` : `Test ${family}`;
		const title = language === "ar" ? event.titleAr : event.titleEn;
		const others = { lastName: `Bin-${uniqueName()}`, lastNameAr: uniqueArabicName() };
		await createJudgeForTest({}, { ...others, firstNameAr: "سارة" });
		const second = language === "ar" ? `سارة ${others.lastNameAr}` : `Test ${others.lastName}`;
		const { cookie } = await createPersonForTest({ role: "super-admin" });
		await visit({ language, width, session: cookie }, async (page) => {
			await page.goto("/?tab=judges");
			await button(page, staffText["manageJudges.add"]).click();
			await dialog(page).locator("button[type=submit]").click();
			await dialog(page)
				.getByText(staffText["manageJudges.personMissing"], { exact: true })
				.waitFor();
			await dialog(page).getByRole("searchbox").fill(family);
			await button(page, `${peopleMessages[language]["people.choose"]}: ${name}`).click();
			await dialog(page).getByLabel(registry["judges.special.Kumite"], { exact: true }).check();
			await dialog(page).locator("button[type=submit]").click();
			await seeToast(page, staffText["manageJudges.wasCreated"]);
			await button(page, filled(staffText["manageJudges.incrementOf"], name)).click();
			await seeToast(page, staffText["manageJudges.incremented"], name);
			await button(page, uiMessages[language]["ui.undo"]).click();
			await seeToast(page, staffText["manageJudges.wasUpdated"], name);
			await button(page, filled(staffText["manageJudges.incrementOf"], name)).click();
			await seeToast(page, staffText["manageJudges.incremented"], name);

			await page.goto(`/?tab=events&judges=${event.id}`);
			const assign = page.getByRole("dialog", {
				name: filled(staffText["manageJudges.assignTitle"], title),
			});
			const submit = assign.getByRole("button", {
				name: staffText["manageJudges.assignSubmit"],
				exact: true,
			});
			const choice = assign.getByRole("group").getByLabel(name);
			await choice.waitFor();
			await expectSoon(() => submit.isDisabled(), true);
			await choice.check();
			await assign.getByRole("group").getByLabel(second).check();
			await assign.getByText(staffText["manageJudges.conflicts"], { exact: true }).waitFor();
			await submit.click();
			await assign.getByRole("listitem").filter({ hasText: second }).waitFor();
			const row = assign.getByRole("listitem").filter({ hasText: name });
			await row.getByText(staffText["manageJudges.standing.asked"], { exact: true }).waitFor();
			// The conflict stays in sight, and the judge gets a role and a tatami.
			await row.locator(".badge.strong").waitFor();
			await row
				.getByLabel(filled(staffText["manageJudges.roleOf"], name), { exact: true })
				.selectOption("corner");
			await seeToast(page, staffText["manageJudges.placed"], name);
			await row
				.getByLabel(filled(staffText["manageJudges.tatamiOf"], name), { exact: true })
				.selectOption("2");
			await page.goto(`/events/${event.id}/judges`);
			const placed = page.getByRole("listitem").filter({ hasText: name });
			await expectSoon(
				() =>
					placed
						.getByLabel(filled(staffText["manageJudges.roleOf"], name), { exact: true })
						.inputValue(),
				"corner",
			);
		});
		await visit({ language, width, session: coach.cookie }, async (page) => {
			await page.goto("/me");
			await button(page, filled(own["judging.acceptOf"], title)).click();
			await seeToast(page, own["judging.accepted"], title);
			await page.getByText(own["judging.standing.confirmed"], { exact: true }).waitFor();
			await button(page, filled(own["judging.declineOf"], title)).click();
			await dialog(page).getByRole("textbox").fill("Abroad");
			await dialog(page).locator("button[type=submit]").click();
			await seeToast(page, own["judging.declined"], title);
			await page.getByText(own["judging.standing.declined"], { exact: true }).waitFor();
		});
		const { body } = await call("GET", `/events/${event.id}/judges`, { cookie });
		expect(body).toMatchObject([
			{
				status: "declined",
				answerNotes: "Abroad",
				role: "corner",
				tatami: 2,
				judges: { competitionsOfficiated: 1 },
			},
			{ status: "pending" },
		]);
	},
);

test.each(viewsInTurn())(
	"an admin in $language at $width gives confirmed judges their places by proposed panels",
	async ({ language, width }) => {
		const text = manageJudgesMessages[language];
		const event = await createEventForTest();
		const levels = ["Local", "International", "Regional", "Local"] as const;
		const { cookie } = await createPersonForTest({ role: "admin" });
		for (const competitionLevel of levels) {
			const { judge } = await createJudgeForTest({ competitionLevel });
			const { id } = await assignForTest(event.id, judge.id);
			await call("PATCH", `/events/${event.id}/judges/${id}`, {
				cookie,
				body:
					competitionLevel === "Regional"
						? { status: "accepted", role: "central", tatami: 2 }
						: { status: "accepted" },
			});
		}
		await visit({ language, width, session: cookie }, async (page) => {
			await page.goto(`/events/${event.id}/judges`);
			await button(page, text["manageJudges.proposePanels"]).click();
			await dialog(page).getByRole("combobox").selectOption("2");
			const { "judging.tatami": tatami } = judgingMessages[language];
			const second = tatami.replace("{tatami, number}", language === "ar" ? "٢" : "2");
			const panel = dialog(page).getByRole("region", { name: second, exact: true });
			await panel.getByRole("listitem").waitFor();
			await dialog(page).locator("button[type=submit]").click();
			await dialog(page).waitFor({ state: "detached" });
		});
		const { body } = await call("GET", `/events/${event.id}/judges`, { cookie });
		expect(body.map(({ role, tatami }: EventJudge) => [role, tatami])).toEqual([
			["central", 2],
			["chief", null],
			["central", 1],
			["corner", 1],
		]);
	},
);

test.each(viewsInTurn())(
	"a visitor in $language at $width filters the judges, shares the address and clears the filters",
	async ({ language, width }) => {
		const text = judgesMessages[language];
		const given = uniqueName();
		const person = { firstName: given, firstNameAr: uniqueArabicName(), lastNameAr: "الصباح" };
		const { judge } = await createJudgeForTest(
			{ competitionLevel: "Regional" },
			{ ...person, currentBelt: "black-2" },
		);
		const displayedName = language === "ar" ? person.firstNameAr : given;
		// With a member's session, because the prerendered page for visitors may be slightly outdated.
		const { cookie } = await createPersonForTest();
		await visit({ language, width, session: cookie }, async (page) => {
			await page.goto(`/judges?name=${given.toLowerCase()}&level=Regional&belt=black-2`);
			const card = page.getByRole("listitem").filter({ hasText: displayedName });
			await card.waitFor();
			await expectSoon(() => page.locator(".judge-card").count(), 1);
			const total = () => page.locator(".judge-counts dd").last().textContent();
			const before = await total();
			await button(page, text["judges.level.Local"]).click();
			await page.getByText(text["judges.none"], { exact: true }).waitFor();
			expect(new URL(page.url()).searchParams.get("level")).toBe("Local");
			expect(await total()).toBe(before);
			await button(page, text["judges.clear"]).click();
			await card.waitFor();
			expect(new URL(page.url()).search).toBe("");
		});
		expect(judge.isActive).toBe(true);
	},
);

test("a prerendered page of judges applies the filters of its address after hydration", async () => {
	await visit({}, async (page) => {
		const response = await page.goto("/judges?level=International");
		expect(await response?.text()).toContain("judge-card");
		await page.getByRole("heading", { name: /^International/ }).waitFor();
		await page.getByRole("heading", { name: /^Regional/ }).waitFor({ state: "detached" });
	});
});
