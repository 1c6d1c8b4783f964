import type { Page } from "playwright-core";
import { Progressions } from "#functions/training/belts/progression.entity.ts";
import { historyMessages } from "#web/base/ranks/history.messages.ts";
import { promotionsMessages } from "#web/training/promotions/promotions.messages.ts";
import { uiMessages } from "#web/ui/ui.messages.ts";
import { createPromotionForTest, createStudentForTest } from "../../core/belts.ts";
import { dateIn } from "../../core/events.ts";
import { createPersonForTest } from "../../core/people.ts";
import { uniqueArabicName, uniqueName } from "../../core/unique.ts";
import { viewsInTurn, visit } from "../browser.ts";
import { expectSoon } from "../expectSoon.ts";
import { seeToast } from "../steps.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const filled = (template: string, value: string) => template.replace(/\{\w+\}/, value);

test.each(viewsInTurn())(
	"a coach in $language at $width requests an early promotion, staff override the months in grade, and the student sees it",
	async ({ language, width }) => {
		const [staffText, history] = [promotionsMessages[language], historyMessages[language]];
		const [family, familyAr] = [uniqueName(), uniqueArabicName()];
		const { coach, student } = await createStudentForTest({
			lastName: family,
			firstNameAr: "سارة",
			lastNameAr: familyAr,
			currentBelt: "green-4",
		});
		const line = {
			userId: student.id,
			id: student.id,
			fromBelt: "yellow-5",
			toBelt: "green-4",
		} as const;
		const given = {
			progressionDate: dateIn(-40),
			authorizerId: 1,
			promotedBy: coach.id,
			createdAt: student.createdAt,
		};
		await Progressions.put({ ...line, ...given }).go();
		const name = language === "ar" ? `سارة ${familyAr}` : `Test ${family}`;
		const belt = language === "ar" ? "الحزام الأخضر - الكيو الثالث" : "Green Belt - 3rd Kyu";
		await visit({ language, width, session: coach.cookie }, async (page) => {
			await page.goto("/coach?tab=students");
			await button(page, filled(history["progress.title"], name)).click();
			const dialog = page.getByRole("dialog");
			await dialog.getByRole("textbox").fill("Osu!");
			await dialog
				.getByRole("button", { name: filled(history["progress.promoteTo"], belt), exact: true })
				.click();
			await seeToast(page, history["progress.promoted"], history["progress.promotedText"]);
			await dialog.getByText(history["progress.waits"], { exact: true }).waitFor();
			await button(page, filled(history["history.withdrawOf"], belt)).waitFor();
		});
		const { cookie } = await createPersonForTest({ role: "admin" });
		await visit({ language, width, session: cookie }, async (page) => {
			await page.goto("/?tab=promotions&all=1");
			await button(page, filled(staffText["promotions.viewOf"], name)).click();
			const dialog = page.getByRole("dialog");
			const approve = dialog.getByRole("button", {
				name: staffText["promotions.approve"],
				exact: true,
			});
			await dialog.getByText("Osu!", { exact: true }).waitFor();
			await expectSoon(() => approve.isDisabled(), true);
			await dialog.getByLabel(staffText["promotions.override"], { exact: true }).check();
			await approve.click();
			await seeToast(page, staffText["promotions.wasApproved"], `${name} · ${belt}`);
			await button(page, filled(staffText["promotions.viewOf"], name)).waitFor({
				state: "detached",
			});
		});
		await visit({ language, width, session: student.cookie }, async (page) => {
			await page.goto("/me");
			await page.locator(".belt-history").first().getByText(belt, { exact: true }).waitFor();
			await page
				.locator(".belt-history")
				.first()
				.getByText(history["history.approved"], { exact: true })
				.waitFor();
		});
	},
);

test.each(viewsInTurn())(
	"staff in $language at $width approve selected promotions, undo it, reject one from its menu and take that back",
	async ({ language, width }) => {
		const [staffText, ui] = [promotionsMessages[language], uiMessages[language]];
		const families = [uniqueName(), uniqueName()];
		const names = families.map((family) => `Test ${family}`);
		for (const lastName of families) await createPromotionForTest({ lastName });
		const { cookie, firstName, lastName } = await createPersonForTest({ role: "admin" });
		await visit({ language, width, session: cookie }, async (page) => {
			await page.goto("/?tab=promotions&all=1");
			for (const name of names)
				await page.getByLabel(filled(ui["ui.select"], name), { exact: true }).check();
			const two = language === "ar" ? "٢" : "2";
			const approve = staffText["promotions.approveSeveral"].replace("{count, number}", two);
			await page.getByRole("toolbar").getByRole("button", { name: approve, exact: true }).click();
			const dialog = page.getByRole("dialog");
			await dialog.getByRole("button", { name: approve, exact: true }).click();
			for (const name of names)
				await button(page, filled(staffText["promotions.viewOf"], name)).waitFor({
					state: "detached",
				});
			await page.getByRole("status").getByRole("button", { name: ui["ui.undo"] }).click();
			for (const name of names)
				await button(page, filled(staffText["promotions.viewOf"], name)).waitFor();
			await button(page, filled(ui["ui.moreActions"], names[0])).click();
			await page
				.getByRole("menuitem", { name: staffText["promotions.reject"], exact: true })
				.click();
			await dialog.getByRole("textbox").fill("Kata");
			await dialog
				.getByRole("button", { name: staffText["promotions.reject"], exact: true })
				.click();
			await button(page, filled(staffText["promotions.viewOf"], names[0])).waitFor({
				state: "detached",
			});
			await button(page, staffText["promotions.rejected"]).click();
			const row = page.getByRole("row").filter({ hasText: names[0] });
			await row.getByText(`${firstName} ${lastName}`).waitFor();
			await row
				.getByRole("button", { name: filled(staffText["promotions.takeBackOf"], names[0]) })
				.click();
			await row.waitFor({ state: "detached" });
		});
	},
);

test.each(viewsInTurn())(
	"the focus goes to the next promotion after one is approved, in $language at $width",
	async ({ language, width }) => {
		const staffText = promotionsMessages[language];
		const families = [uniqueName(), uniqueName()];
		for (const lastName of families) await createPromotionForTest({ lastName });
		const { cookie } = await createPersonForTest({ role: "admin" });
		await visit({ language, width, session: cookie }, async (page) => {
			await page.goto("/?tab=promotions&all=1");
			const approve = (family: string) =>
				button(page, filled(staffText["promotions.approveOf"], `Test ${family}`));
			await approve(families[0]).focus();
			await page.keyboard.press("Enter");
			await approve(families[0]).waitFor({ state: "detached" });
			const focused = page.locator("[data-row]:focus");
			await focused.filter({ hasText: families[1] }).waitFor();
		});
	},
);
