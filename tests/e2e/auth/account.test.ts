import type { Page } from "playwright-core";
import type { Locale } from "#shared/core/locales.ts";
import { accountMessages } from "#web/community/account/account.messages.ts";
import { secondFactorMessages } from "#web/community/account/second-factor/second-factor.messages.ts";
import { accountsMessages } from "#web/community/account/staff/accounts.messages.ts";
import { authMessages } from "#web/identity/auth/auth.messages.ts";
import { undoMessages } from "#web/identity/auth/links/undo.messages.ts";
import { uiMessages } from "#web/ui/ui.messages.ts";
import { createPersonForTest, makeFindable } from "../../core/people.ts";
import {
	codeOf,
	createEmailUndoForTest,
	createSignInForTest,
	login,
	testPassword,
} from "../../core/signIns.ts";
import { expectNoSeriousAxe } from "../axe.ts";
import { viewsInTurn, visit } from "../browser.ts";
import { expectSoon } from "../expectSoon.ts";
import { fillSignIn } from "../steps.ts";

const named = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Fills the one field of an open dialog and submits it. */
async function answer(page: Page, label: string, value: string, button: string) {
	const dialog = page.getByRole("dialog");
	await dialog.getByLabel(label, { exact: true }).fill(value);
	await dialog.getByRole("button", { name: button, exact: true }).click();
}

async function turnOn(page: Page, language: Locale): Promise<{ secret: string; codes: string[] }> {
	const text = secondFactorMessages[language];
	await named(page, accountMessages[language]["account.turnOn"]).click();
	await answer(page, text["second.password"], testPassword, text["second.next"]);
	await page.getByRole("img", { name: text["second.qr"] }).waitFor();
	await expectNoSeriousAxe(page);
	const secret = ((await page.getByRole("dialog").locator("code").textContent()) ?? "").replaceAll(
		" ",
		"",
	);
	await answer(page, text["second.code"], codeOf(secret), text["second.turnOn"]);
	await page.getByRole("heading", { name: text["second.codes"] }).waitFor();
	await expectNoSeriousAxe(page);
	const codes = await page.getByRole("dialog").locator("li code").allTextContents();
	expect(codes).toHaveLength(10);
	await page.getByLabel(text["second.kept"], { exact: true }).check();
	await named(page, text["second.finish"]).click();
	await page.getByText(accountMessages[language]["account.secondOn"]).waitFor();
	return { secret, codes };
}

describe.each(viewsInTurn())("account security, in $language at $width", ({ language, width }) => {
	const text = accountMessages[language];

	test("turns on a second factor, which sign-in requires and a recovery code can replace", async () => {
		const { cookie, email } = await createSignInForTest();
		let found = { secret: "", codes: [""] };
		await visit({ language, width, session: cookie }, async (page) => {
			await page.goto("/account");
			found = await turnOn(page, language);
		});
		const expected = /status of 40[01] .*login/;
		for (const code of [codeOf(found.secret, 1), found.codes[0]]) {
			await visit({ language, width, expected }, async (page) => {
				await page.goto("/login");
				await fillSignIn(page, language, email, testPassword);
				const field = page.getByLabel(authMessages[language]["auth.code"], { exact: true });
				await field.waitFor();
				await expectNoSeriousAxe(page);
				await field.fill(code);
				await field.press("Enter");
				await page.locator(".dashboard").waitFor();
			});
		}
	});

	test("signs out one other browser, then all of them", async () => {
		const { cookie, email } = await createSignInForTest();
		await login(email);
		await visit({ language, width, session: cookie, expected: /status of 401/ }, async (page) => {
			await page.goto("/account");
			await page.getByText(text["account.here"]).waitFor();
			await page.locator(".sessions button").click();
			await page.locator(".sessions button").waitFor({ state: "detached" });
			await named(page, text["account.everywhere"]).click();
			await page
				.getByRole("dialog")
				.getByRole("button", { name: text["account.everywhere"] })
				.click();
			await page.waitForURL("**/login");
		});
	});

	test("the owner of the former address undoes an email change", async () => {
		const { undoToken } = await createEmailUndoForTest();
		const undo = undoMessages[language];
		await visit({ language, width }, async (page) => {
			await page.goto(`/undo-email#token=${undoToken}`);
			await named(page, undo["undo.undo"]).click();
			expect(page.url()).not.toContain("token");
			await page.getByRole("heading", { name: undo["undo.done"] }).waitFor();
			await expectNoSeriousAxe(page);
		});
	});

	test("staff find a person and sign them out", async () => {
		const [person, { cookie }] = [
			await createPersonForTest(),
			await createPersonForTest({ role: "admin" }),
		];
		await makeFindable(person);
		const words = accountsMessages[language];
		await visit({ language, width, session: cookie }, async (page) => {
			await page.goto("/accounts");
			await page.getByRole("searchbox").fill(person.email);
			await page.getByRole("button", { name: new RegExp(`^${words["accounts.open"]}`) }).click();
			await named(page, words["accounts.sessions"]).click();
			await page
				.getByRole("dialog")
				.getByRole("button", { name: words["accounts.sessions"] })
				.click();
			await page.getByText(words["accounts.nowhere"]).waitFor();
			await expectSoon(
				() => page.getByRole("button", { name: uiMessages[language]["ui.close"] }).count(),
				1,
			);
		});
	});
});
