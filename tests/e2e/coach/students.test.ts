import type { Page } from "playwright-core";
import { dashboardMessages } from "#web/app/dashboard/dashboard.messages.ts";
import { historyMessages } from "#web/base/ranks/history.messages.ts";
import { personFormMessages } from "#web/community/people/personForm.messages.ts";
import { studentMessages } from "#web/community/students/students.messages.ts";
import { createPersonForTest } from "../../core/people.ts";
import { newStudentForTest } from "../../core/students.ts";
import { viewsInTurn, visit } from "../browser.ts";
import { seeToast } from "../steps.ts";

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

test.each(viewsInTurn())(
	"a coach in $language at $width adds a student, sends a link request and manages both students",
	async ({ language, width }) => {
		const text = studentMessages[language];
		const words = personFormMessages[language];
		const history = historyMessages[language];
		const [coach, member] = await Promise.all([
			createPersonForTest({ role: "coach" }),
			createPersonForTest(),
		]);
		const fresh = newStudentForTest();
		const name = `${fresh.firstName} ${fresh.lastName}`;
		const coachName = `${coach.firstName} ${coach.lastName}`;

		await visit({ language, width, session: coach.cookie }, async (page) => {
			const dialog = page.getByRole("dialog");
			const field = (label: string) => dialog.getByLabel(label, { exact: true });
			const send = () => dialog.locator("button[type=submit]").click();
			const fillIn = async (email: string) => {
				await press(page, text["students.add"]);
				await field(words["personForm.firstName"]).fill(fresh.firstName);
				await field(words["personForm.lastName"]).fill(fresh.lastName);
				await field(words["personForm.email"]).fill(email);
			};
			await page.addInitScript(() => {
				Object.assign(navigator, {
					share: async ({ text: shared }: ShareData) => Object.assign(window, { shared }),
				});
			});
			await page.goto("/coach?tab=students");
			await page.getByText(text["students.noneYet"], { exact: true }).waitFor();
			await fillIn(fresh.email);
			await send();
			await seeToast(page, text["students.invalid"], text["students.missing"]);
			await field(words["personForm.gender"]).selectOption("female");
			await send();
			const password = (await dialog.locator("code").textContent()) ?? "";
			await seeToast(
				page,
				text["students.created"],
				name,
				text["students.password"].replace("{password}", password),
			);
			// The phone's own sheet sends the password on.
			await press(page, words["personForm.share"]);
			expect(await page.evaluate(() => (window as { shared?: string }).shared)).toContain(password);
			await press(page, words["personForm.done"]);
			// A child without an email address: a guardian is invited.
			await press(page, text["students.add"]);
			await field(words["personForm.firstName"]).fill("Noor");
			await field(words["personForm.lastName"]).fill(fresh.lastName);
			await field(text["students.hasNoEmail"]).check();
			await field(text["students.guardianEmail"]).fill(member.email);
			await field(words["personForm.gender"]).selectOption("female");
			await send();
			// The first wrong field has the focus.
			await field(words["personForm.dateOfBirth"]).and(page.locator(":focus")).waitFor();
			await field(words["personForm.dateOfBirth"]).fill("2016-05-04");
			await send();
			await dialog
				.getByText(text["students.guardianInvited"].replace("{email}", member.email), {
					exact: true,
				})
				.waitFor();
			await press(page, words["personForm.done"]);
			await fillIn(member.email);
			await field(words["personForm.gender"]).selectOption("male");
			await send();
			await dialog
				.getByText(text["students.askedText"].replace("{email}", member.email), { exact: true })
				.waitFor();
			await press(page, words["personForm.done"]);
			await page.getByText(text["students.pending"], { exact: true }).waitFor();

			await page.locator(".student summary").filter({ hasText: name }).click();
			await page
				.getByRole("link", {
					name: text["students.detailsOf"].replace("{name}", name),
					exact: true,
				})
				.click();
			await page.getByRole("heading", { name, exact: true }).waitFor();
			await press(page, text["students.newPassword"]);
			await send();
			const second = (await dialog.locator("code").textContent()) ?? "";
			expect(second).not.toBe(password);
			await press(page, words["personForm.done"]);
			await press(page, history["progress.open"]);
			await dialog.getByText(history["history.none"], { exact: true }).waitFor();
			await dialog.locator(".next-ranks button").first().click();
			await seeToast(
				page,
				history["progress.promoted"],
				history["progress.promotedText"],
				history["progress.promotedWaits"],
			);
			// The dialog is lower once the ranks are gone, so its button moves.
			await dialog.getByText(history["progress.waits"]).waitFor();
			await press(page, history["progress.close"]);
			await press(page, text["students.end"]);
			await send();
			await page
				.getByRole("link", {
					name: text["students.detailsOf"].replace("{name}", name),
					exact: true,
				})
				.waitFor({ state: "detached" });
		});

		await visit({ language, width, session: member.cookie }, async (page) => {
			await page.goto("/");
			await press(page, text["students.acceptOf"].replace("{coach}", coachName));
			await page.getByRole("dialog").locator("button[type=submit]").click();
			await seeToast(page, text["students.accepted"].replace("{coach}", coachName));
			await page
				.getByText(text["students.received"], { exact: true })
				.waitFor({ state: "detached" });
			await page.getByText(dashboardMessages[language]["dash.edit"], { exact: true }).waitFor();
		});
	},
);
