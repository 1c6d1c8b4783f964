import { dashboardMessages } from "#web/app/dashboard/dashboard.messages.ts";
import { authMessages } from "#web/identity/auth/auth.messages.ts";
import { profileMessages } from "#web/people/users/profile/profile.messages.ts";
import { mailTo } from "../../core/api.ts";
import { createSignInForTest, testPassword } from "../../core/signIns.ts";
import { expectNoSeriousAxe } from "../axe.ts";
import { languagesInTurn, narrow, visit, wide } from "../browser.ts";
import { fillSignIn, seeToast } from "../steps.ts";

test.each([
	["en", wide],
	["ar", narrow],
] as const)(
	"a person changes the email address, confirms it by email and signs in with it: %s at %d",
	async (language, width) => {
		const { cookie, email } = await createSignInForTest({
			lastName: "Al Fahad",
			preferredLanguage: language,
		});
		const wanted = `new-${email}`;
		const [auth, profile] = [authMessages[language], profileMessages[language]];
		let link = "";
		await visit({ language, width, session: cookie }, async (page) => {
			await page.goto("/");
			await page.getByRole("button", { name: dashboardMessages[language]["dash.edit"] }).click();
			const dialog = page.getByRole("dialog");
			await dialog.getByLabel(profile["profile.email"], { exact: true }).fill(wanted);
			await dialog.getByRole("button", { name: profile["profile.save"], exact: true }).click();
			const toastText = profile["profile.confirmText"].replace("{email}", wanted);
			await seeToast(page, profile["profile.confirm"], toastText);
			link = /\/confirm-email#token=\S+/.exec((await mailTo(wanted)).text)?.[0] ?? "";
			expect(link).not.toBe("");
		});
		await visit({ language, width }, async (page) => {
			await page.goto(link);
			await page.getByRole("heading", { name: auth["auth.confirmTitle"] }).waitFor();
			await expectNoSeriousAxe(page);
			await page.getByRole("button", { name: auth["auth.confirmEmail"] }).click();
			await page.getByRole("heading", { name: auth["auth.confirmed"] }).waitFor();
			await expectNoSeriousAxe(page);
			await page.goto("/login");
			await fillSignIn(page, language, wanted, testPassword);
			await page.locator(".dashboard").waitFor();
		});
	},
);

test.each(languagesInTurn())(
	"an invalid confirmation link shows what to do, in %s",
	async (language) => {
		const auth = authMessages[language];
		await visit(
			{ language, width: narrow, expected: /status of 400 .*verify-email/ },
			async (page) => {
				await page.goto("/confirm-email?token=nobody-has-this-one");
				await page.getByRole("button", { name: auth["auth.confirmEmail"] }).click();
				await page.getByRole("heading", { name: auth["auth.invalidConfirm"] }).waitFor();
				await page.getByText(auth["auth.invalidConfirmText"]).waitFor();
			},
		);
	},
);
