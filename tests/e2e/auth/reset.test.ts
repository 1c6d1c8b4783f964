import type { Page } from "playwright-core";
import { fieldWords } from "#shared/core/fields/field-words.ts";
import type { Locale } from "#shared/core/locales.ts";
import { dashboardMessages } from "#web/app/dashboard/dashboard.messages.ts";
import { errorMessages } from "#web/core/forms/errors.messages.ts";
import { authMessages } from "#web/identity/auth/auth.messages.ts";
import { call, mailTo } from "../../core/api.ts";
import { createSignInForTest, testPassword } from "../../core/signIns.ts";
import { expectNoSeriousAxe } from "../axe.ts";
import { languagesInTurn, narrow, views, visit } from "../browser.ts";
import { fillSignIn, seeToast } from "../steps.ts";

type Toast = [title: string, text: string];
type Words = Record<
	"required" | "sent" | "mismatch" | "short" | "weak" | "done" | "used" | "welcome",
	Toast
>;

const arabic = authMessages.ar;

/** In English, the wording of the specification. */
const words: Record<Locale, Words> = {
	en: {
		required: ["Email Required", "Please enter your email address."],
		sent: [
			"Reset Instructions Sent",
			"If your email is registered, you will receive password reset instructions.",
		],
		mismatch: ["Passwords Don't Match", "Please ensure both password fields match."],
		short: ["Password Too Short", "Password must be at least 8 characters long."],
		weak: [
			"Reset Failed",
			"Password must contain at least one uppercase letter, one lowercase letter, and one number",
		],
		done: ["Password Reset Successful", authMessages.en["auth.resetDoneText"]],
		used: ["Reset Failed", "This password reset link is invalid or has expired."],
		welcome: ["Login Successful", "Welcome back"],
	},
	ar: {
		required: [arabic["auth.emailRequired"], arabic["auth.emailRequiredText"]],
		sent: [arabic["auth.sentTitle"], arabic["auth.sentText"]],
		mismatch: [arabic["auth.mismatch"], arabic["auth.mismatchText"]],
		short: [arabic["auth.tooShort"], arabic["auth.tooShortText"]],
		weak: [arabic["auth.resetFailed"], fieldWords.ar["field.password_weak"]],
		done: [arabic["auth.resetDone"], arabic["auth.resetDoneText"]],
		used: [arabic["auth.resetFailed"], errorMessages.ar["error.reset_link_invalid"]],
		welcome: [arabic["auth.successTitle"], arabic["auth.successText"]],
	},
};

/** Submits the form for a new password with the two values. */
async function choose(page: Page, language: Locale, password: string, again = password) {
	const text = authMessages[language];
	await page.getByLabel(text["auth.newPassword"], { exact: true }).fill(password);
	await page.getByLabel(text["auth.confirmPassword"], { exact: true }).fill(again);
	await page.getByRole("button", { name: text["auth.setPassword"] }).click();
}

/** Requests a reset link on the page and returns the emailed link. */
async function askForLink(page: Page, language: Locale, email: string): Promise<string> {
	const text = authMessages[language];
	const { required, sent } = words[language];
	const since = new Date().toISOString();
	await page.goto("/login");
	await page.getByRole("link", { name: text["auth.forgot"] }).click();
	await page.getByRole("button", { name: text["auth.sendReset"] }).click();
	await seeToast(page, ...required);
	// Toast and field say the same.
	await page.locator("form").getByText(required[1], { exact: true }).waitFor();
	await page.getByLabel(text["auth.email"]).fill(email);
	await page.getByRole("button", { name: text["auth.sendReset"] }).click();
	await seeToast(page, ...sent);
	await expectNoSeriousAxe(page);
	const mail = await mailTo(email, ({ at }) => at >= since);
	const link = /\/reset-password#token=\S+/.exec(mail.text)?.[0];
	if (!link) throw new Error(`No link in ${mail.text}`);
	return link;
}

test.each(views)(
	"a member in $language at $width forgets the password, gets an email and chooses a new one",
	async ({ language, width }) => {
		const { email } = await createSignInForTest();
		const texts = words[language];
		const password = `New-Karate-${width}`;
		await visit({ language, width, expected: /status of 400 .*reset-password/ }, async (page) => {
			const link = await askForLink(page, language, email);
			await page.goto(link);

			// Both passwords are too short and differ: the mismatch is reported first.
			await choose(page, language, "Ab1", "Ab2");
			await seeToast(page, ...texts.mismatch);
			await choose(page, language, "Ab1");
			await seeToast(page, ...texts.short);
			await choose(page, language, "no-capitals-here");
			await seeToast(page, ...texts.weak);
			await expectNoSeriousAxe(page);
			await choose(page, language, password);
			await seeToast(page, ...texts.done);
			await page.waitForURL("**/login");
			await fillSignIn(page, language, email, password);
			await page.locator(".dashboard").waitFor();
			await seeToast(page, ...texts.welcome);
			await page
				.getByRole("heading", { name: dashboardMessages[language]["dash.progress"] })
				.waitFor();
		});

		expect(
			await call("POST", "/auth/login", { body: { email, password: testPassword } }),
		).toMatchObject({
			status: 401,
		});
	},
);

test.each(languagesInTurn())("an invalid reset link shows an error in %s", async (language) => {
	await visit(
		{ language, width: narrow, expected: /status of 400 .*reset-password/ },
		async (page) => {
			await page.goto("/reset-password?token=nobody-has-this-one");
			await choose(page, language, "Some-Password-1");
			await seeToast(page, ...words[language].used);
		},
	);
});

test("a reset link works once", async () => {
	const { email } = await createSignInForTest();
	await visit({ expected: /status of 400 .*reset-password/ }, async (page) => {
		const link = await askForLink(page, "en", email);
		await page.goto(link);
		await choose(page, "en", "Once-And-Never-2");
		await page.waitForURL("**/login");
		await page.goto(link);
		await choose(page, "en", "Once-And-Never-3");
		await seeToast(page, ...words.en.used);
	});
});
