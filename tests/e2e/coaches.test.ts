import type { Page } from "playwright-core";
import { forgetAttempts } from "#functions/core/http/throttle.ts";
import { fieldWords } from "#shared/core/fields/field-words.ts";
import type { Locale } from "#shared/core/locales.ts";
import { appMessages } from "#web/app/app.messages.ts";
import { applicationsMessages } from "#web/community/applications/applications.messages.ts";
import { applyMessages } from "#web/community/applications/apply/apply.messages.ts";
import { errorMessages } from "#web/core/forms/errors.messages.ts";
import { authMessages } from "#web/identity/auth/auth.messages.ts";
import { uiMessages } from "#web/ui/ui.messages.ts";
import { call, mailTo } from "../core/api.ts";
import {
	applicationForTest,
	applicationPassword,
	confirmApplicationForTest,
} from "../core/applications.ts";
import { createPersonForTest } from "../core/people.ts";
import { cookieOf } from "../core/signIns.ts";
import { uniqueText } from "../core/unique.ts";
import { expectGoodContrastInTheDark, expectNoSeriousAxe } from "./axe.ts";
import { languagesInTurn, viewsInTurn, visit } from "./browser.ts";
import { expectSoon } from "./expectSoon.ts";
import { seeToast } from "./steps.ts";

const form = (page: Page) => page.locator("#apply form");
const field = (page: Page, language: Locale, id: keyof (typeof applyMessages)["en"]) =>
	form(page).getByLabel(applyMessages[language][id], { exact: true });
const submit = (page: Page) => form(page).locator("button[type=submit]").click();

beforeEach(() => forgetAttempts("apply", "127.0.0.1"));

async function expectGood(page: Page) {
	const beyond = await page.evaluate(
		() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
	);
	expect(beyond).toBe(0);
	await expectNoSeriousAxe(page);
	await expectGoodContrastInTheDark(page);
}

test.each(viewsInTurn())(
	"a coach applies in $language at $width, waits and is approved by an admin",
	async ({ language, width }) => {
		const text = applyMessages[language];
		const staffText = applicationsMessages[language];
		const body = applicationForTest({ lastName: uniqueText("Mutairi") });
		const name = `${body.firstName} ${body.lastName}`;
		await visit({ language, width }, async (page) => {
			await page.goto("/login");
			await page
				.getByRole("link", { name: authMessages[language]["auth.newCoach"], exact: true })
				.click();
			await page.waitForURL("**/coaches#apply");
			await form(page).waitFor();
			await field(page, language, "apply.firstName").fill(body.firstName);
			await field(page, language, "apply.experience").fill("Short");
			await field(page, language, "apply.password").fill(applicationPassword);
			await field(page, language, "apply.confirm").fill("Another-Horse-7");
			await submit(page);
			// Errors are shown at their fields, and typed values stay.
			for (const code of [
				"last_name_short",
				"email_invalid",
				"phone_invalid",
				"belt_required",
				"experience_short",
			] as const)
				await form(page)
					.getByText(fieldWords[language][`field.${code}`], { exact: true })
					.waitFor();
			await expectSoon(() => field(page, language, "apply.firstName").inputValue(), body.firstName);
			await expectSoon(() => field(page, language, "apply.experience").inputValue(), "Short");
			await expectGood(page);

			// What was typed is there again after a reload, except passwords.
			const day = form(page).locator("[name=availableDays]").first();
			await day.check();
			await page.reload();
			await form(page).getByText(uiMessages[language]["ui.typedKept"], { exact: true }).waitFor();
			await expectSoon(() => field(page, language, "apply.firstName").inputValue(), body.firstName);
			await expectSoon(() => day.isChecked(), true);
			await day.uncheck();
			for (const id of ["apply.password", "apply.confirm"] as const) {
				await expectSoon(() => field(page, language, id).inputValue(), "");
				await field(page, language, id).fill("Another-Horse-7");
			}
			await field(page, language, "apply.password").fill(applicationPassword);
			await field(page, language, "apply.lastName").fill(body.lastName);
			await field(page, language, "apply.email").fill(body.email);
			await field(page, language, "apply.phone").fill(body.phoneNumber);
			await field(page, language, "apply.belt").selectOption("black-1");
			await field(page, language, "apply.experience").fill(body.experience);
			await submit(page);
			await form(page)
				.getByText(fieldWords[language]["field.passwords_differ"], { exact: true })
				.waitFor();
			await field(page, language, "apply.confirm").fill(applicationPassword);
			await form(page).locator('input[value="Kata"]').check();
			await form(page).locator('input[value="friday"]').check();
			await submit(page);
			await seeToast(page, text["apply.done"], text["apply.doneText"]);
			await form(page).waitFor({ state: "detached" });
		});
		const session = cookieOf(await confirmApplicationForTest(body.email));
		await visit({ language, width, session }, async (page) => {
			await page.goto("/");
			await page.getByText(appMessages[language]["app.pendingCoach"], { exact: true }).waitFor();
			const admin = (await createPersonForTest({ role: "admin" })).cookie;
			await visit({ language, width, session: admin }, async (staff) => {
				await staff.goto("/?all=1");
				const row = staff.getByRole("row").filter({ hasText: name });
				await row
					.getByRole("button")
					.filter({ hasText: staffText["applications.details"] })
					.click();
				await staff
					.getByRole("dialog")
					.getByRole("button", { name: staffText["applications.rejectOf"].replace("{name}", name) })
					.waitFor();
				const dialog = staff.getByRole("dialog");
				await dialog.getByText(body.experience, { exact: true }).waitFor();
				await dialog.locator("button[type=submit]").click();
				await seeToast(staff, staffText["applications.approved"], name);
				await row.waitFor({ state: "detached" });
			});
			await page.getByRole("button", { name: appMessages[language]["app.checkAgain"] }).click();
			await page.locator(".coach-room").waitFor();
		});
	},
);

test.each(languagesInTurn())(
	"an admin rejects an application with a reason: %s",
	async (language) => {
		const staffText = applicationsMessages[language];
		const coach = await createPersonForTest({
			role: "coach",
			isApproved: false,
			preferredLanguage: language,
		});
		const name = `${coach.firstName} ${coach.lastName}`;
		const { cookie } = await createPersonForTest({ role: "super-admin" });
		await visit({ language, session: cookie }, async (page) => {
			await page.goto(`/super-admin?tab=applications&id=${coach.id}`);
			await page.getByRole("dialog").getByText(name).first().waitFor();
			await page
				.getByRole("dialog")
				.getByRole("button", { name: uiMessages[language]["ui.cancel"], exact: true })
				.click();
			await page
				.getByRole("button", {
					name: staffText["applications.rejectOf"].replace("{name}", name),
					exact: true,
				})
				.click();
			await page.getByRole("dialog").getByRole("textbox").fill("The certificate is missing");
			await page.getByRole("dialog").locator("button[type=submit]").click();
			await seeToast(page, staffText["applications.rejected"], name);
		});
		await mailTo(coach.email, ({ text }) => text.includes("The certificate is missing"));
		expect((await call("GET", "/auth/user", { cookie: coach.cookie })).status).toBe(401);
	},
);

test("without JavaScript an application is sent and its result is shown", async () => {
	const body = applicationForTest();
	await visit({ language: "en", options: { javaScriptEnabled: false } }, async (page) => {
		await page.goto("/coaches");
		await field(page, "en", "apply.email").fill("x@test.example");
		await submit(page);
		await page.getByText(errorMessages.en["error.invalid"], { exact: true }).waitFor();
		await field(page, "en", "apply.firstName").fill(body.firstName);
		await field(page, "en", "apply.lastName").fill(body.lastName);
		await field(page, "en", "apply.email").fill(body.email);
		await field(page, "en", "apply.phone").fill(body.phoneNumber);
		await field(page, "en", "apply.belt").selectOption("black-1");
		await field(page, "en", "apply.experience").fill(body.experience);
		await field(page, "en", "apply.password").fill(body.password);
		await field(page, "en", "apply.confirm").fill(body.password);
		await submit(page);
		await page.getByText(applyMessages.en["apply.doneText"], { exact: true }).waitFor();
		expect(page.url()).not.toMatch(/@|%40|Horse/);
	});
	await mailTo(body.email);
});
