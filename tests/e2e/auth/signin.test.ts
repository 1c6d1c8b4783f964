import { fieldWords } from "#shared/core/fields/field-words.ts";
import type { Locale } from "#shared/core/locales.ts";
import { errorMessages } from "#web/core/forms/errors.messages.ts";
import { authMessages } from "#web/identity/auth/auth.messages.ts";
import { uiMessages } from "#web/ui/ui.messages.ts";
import { demoPassword } from "../../core/api.ts";
import { expectNoSeriousAxe } from "../axe.ts";
import { languagesInTurn, narrow, visit } from "../browser.ts";
import { expectSoon } from "../expectSoon.ts";
import { fillSignIn, seeToast } from "../steps.ts";

/** In English, the wording of the specification. */
const words = {
	en: {
		email: "Please enter a valid email address",
		password: "Password is required",
		error: "Login Error",
		coach: "New coach? Contact administration for account approval",
	},
	ar: {
		email: fieldWords.ar["field.email_invalid"],
		password: fieldWords.ar["field.password_required"],
		error: authMessages.ar["auth.errorTitle"],
		coach: authMessages.ar["auth.newCoach"],
	},
} satisfies Record<Locale, Record<string, string>>;

test.each(languagesInTurn())(
	"the sign-in form shows missing values at their fields: %s",
	async (language) => {
		await visit({ language, width: narrow }, async (page) => {
			await page.goto("/login");
			await page.getByText(words[language].coach, { exact: true }).waitFor();
			await fillSignIn(page, language, "nobody", "");
			await page.getByText(words[language].email, { exact: true }).waitFor();
			await page.getByText(words[language].password, { exact: true }).waitFor();
			await expectSoon(
				() => page.getByLabel(authMessages[language]["auth.email"], { exact: true }).inputValue(),
				"nobody",
			);
			await expectNoSeriousAxe(page);
		});
	},
);

test.each(languagesInTurn())(
	"a wrong password is rejected without revealing whether the account exists: %s",
	async (language) => {
		const { "error.wrong_credentials": reason } = errorMessages[language];
		await visit({ language, expected: /status of 401 .*login/ }, async (page) => {
			await page.goto("/login");
			for (const email of ["member10@demo.test", "nobody@demo.test"]) {
				await fillSignIn(page, language, email, "Wrong-2026");
				await seeToast(page, words[language].error, reason);
				await page.getByRole("button", { name: uiMessages[language]["ui.close"] }).click();
			}
			await page.getByRole("alert").getByText(reason, { exact: true }).waitFor();
		});
	},
);

test.each(languagesInTurn())(
	"the sign-in form shows why the provider's page redirected back: %s",
	async (language) => {
		const text = authMessages[language];
		const reasons = {
			busy: "auth.providerBusy",
			"sign-in": "auth.providerFailed",
			"known-address": "auth.providerKnown",
		} as const;
		await visit({ language }, async (page) => {
			for (const [reason, message] of Object.entries(reasons)) {
				await page.goto(`/login?error=${reason}`);
				await page.getByRole("alert").getByText(text[message], { exact: true }).waitFor();
			}
			await page.goto("/login?error=another");
			await page.locator("main form:not([action])").waitFor();
			expect(await page.getByRole("alert").filter({ hasText: /\S/ }).count()).toBe(0);
		});
	},
);

test.each(languagesInTurn())("the password can be shown and hidden: %s", async (language) => {
	const text = uiMessages[language];
	await visit({ language }, async (page) => {
		await page.goto("/login");
		const password = page.getByLabel(authMessages[language]["auth.password"], { exact: true });
		await expectSoon(() => password.getAttribute("type"), "password");
		await page.getByRole("button", { name: text["ui.showPassword"] }).click();
		await expectSoon(() => password.getAttribute("type"), "text");
		await page.getByRole("button", { name: text["ui.hidePassword"] }).click();
		await expectSoon(() => password.getAttribute("type"), "password");
	});
});

test("the identity provider link returns to the sign-in form if no provider is configured", async () => {
	await visit({}, async (page) => {
		await page.goto("/login");
		const request = page.waitForRequest("**/api/login");
		await page.getByRole("link", { name: authMessages.en["auth.external"] }).click();
		await request;
		await page.getByRole("heading", { name: "Sign In" }).waitFor();
	});
});

test.each(languagesInTurn())(
	"sign-in waits while the provider is busy and then continues by itself: %s",
	async (language) => {
		await visit({ language, expected: /status of 429 .*login/ }, async (page) => {
			const body = { code: "sign_in_busy", message: "", params: { seconds: 1 }, requestId: "1" };
			await page.route("**/api/auth/login", (route) => route.fulfill({ status: 429, json: body }), {
				times: 1,
			});
			await page.goto("/login");
			await fillSignIn(page, language, "member11@demo.test", demoPassword);
			const { "auth.busy": busy } = authMessages[language];
			await page.getByRole("status").getByText(busy.split("{")[0]).waitFor();
			await page.waitForURL((url) => url.pathname === "/");
		});
	},
);
