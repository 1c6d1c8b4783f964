import type { Page } from "playwright-core";
import type { Locale } from "#shared/core/locales.ts";
import { isRendered, pageNames, pages } from "#shared/pages.ts";
import { appMessages } from "#web/app/app.messages.ts";
import { errorMessages } from "#web/core/forms/errors.messages.ts";
import { authMessages } from "#web/identity/auth/auth.messages.ts";
import { demoPassword, mailTo } from "../../core/api.ts";
import { expectLanguage, languagesInTurn, visit } from "../browser.ts";
import { expectSoon } from "../expectSoon.ts";

const unscripted = { javaScriptEnabled: false };

/** Holds back all scripts of a page until `release` is called. */
async function holdScripts(page: Page) {
	let release = () => {};
	const released = new Promise<void>((done) => {
		release = done;
	});
	await page.route(/\.js$/, async (route) => {
		await released;
		await route.continue();
	});
	return { release };
}

/** Every prerendered page; for pages of a record, the address for the first demo record. */
const rendered = pageNames.filter(isRendered).map((name) => pages[name].path.replace(":id", "1"));

test("no prerendered page has a form that puts typed values into the URL without JavaScript", async () => {
	await visit({ options: unscripted }, async (page) => {
		for (const path of rendered) {
			await page.goto(path);
			const typed = page.locator(
				"form:not([method=post]) :is(input, textarea, select), :is(input, textarea):not(form *):enabled",
			);
			expect([path, await typed.count()]).toEqual([path, 0]);
			// The messages for a submitted form are hidden by the form's own style.
			expect([path, await page.locator(".outcome:visible").count()]).toEqual([path, 0]);
			expect([path, (await page.getByRole("main").innerHTML()).length > 100]).toEqual([path, true]);
		}
	});
});

test("without JavaScript a visitor can switch the language for this and later pages", async () => {
	await visit({ undecided: true, options: unscripted }, async (page) => {
		await page.goto("/events");
		await page.getByRole("button", { name: "التبديل إلى العربية" }).click();
		await page.locator('html[lang="ar"]').waitFor();
		expect(new URL(page.url()).pathname).toBe("/events");
		await page
			.getByRole("banner")
			.getByRole("link", { name: appMessages.ar["app.login"] })
			.first()
			.click();
		await page.getByRole("heading", { name: authMessages.ar["auth.signIn"] }).waitFor();
		await expectLanguage(page, "ar");
	});
});

async function fill(page: Page, language: Locale, email: string, password: string) {
	await page.getByLabel(authMessages[language]["auth.email"], { exact: true }).fill(email);
	await page.getByLabel(authMessages[language]["auth.password"], { exact: true }).fill(password);
}

test.each(languagesInTurn())(
	"without JavaScript a person can sign in and reads why it failed: %s",
	async (language) => {
		const email = language === "en" ? "member12@demo.test" : "member13@demo.test";
		await visit({ language, options: unscripted }, async (page) => {
			const addresses: string[] = [];
			page.on("framenavigated", (frame) => addresses.push(frame.url()));
			const send = () =>
				page
					.getByRole("main")
					.getByRole("button", { name: authMessages[language]["auth.signIn"] })
					.click();
			await page.goto("/login");
			await fill(page, language, email, "Wrong-2026");
			await send();
			await page
				.getByText(errorMessages[language]["error.wrong_credentials"], { exact: true })
				.waitFor();
			await expectLanguage(page, language);
			await fill(page, language, email, demoPassword);
			await send();
			await page.waitForURL((url) => url.pathname === "/");
			expect((await page.context().cookies()).map(({ name }) => name)).toContain("session");
			expect(addresses.filter((address) => /@|%40|2026/.test(address))).toEqual([]);
		});
	},
);

test("without JavaScript a person can request a new password", async () => {
	const since = Date.now();
	const email = "member77@demo.test";
	await visit({ language: "ar", options: unscripted }, async (page) => {
		await page.goto("/forgot-password");
		await page.getByLabel(authMessages.ar["auth.email"], { exact: true }).fill(email);
		await page.getByRole("button", { name: authMessages.ar["auth.sendReset"] }).click();
		await page.getByText(authMessages.ar["auth.sentText"], { exact: true }).waitFor();
		expect(page.url()).not.toMatch(/@|%40/);
	});
	await mailTo(email, ({ at }) => Date.parse(at) >= since);
});

test("values typed before hydration are kept", async () => {
	await visit({ expected: /status of 401 .*login/ }, async (page) => {
		const { release } = await holdScripts(page);
		await page.goto("/login", { waitUntil: "commit" });
		await fill(page, "en", "member10@demo.test", "Wrong-2026");
		release();
		await page.waitForLoadState("networkidle");
		// The page is hydrated once the button shows the password.
		await page.getByRole("button", { name: "Show password" }).click();
		await page.getByRole("button", { name: "Hide password" }).waitFor();
		await expectSoon(() => page.getByLabel("Password", { exact: true }).inputValue(), "Wrong-2026");
		await expectSoon(
			() => page.getByLabel("Email", { exact: true }).inputValue(),
			"member10@demo.test",
		);
		await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
		await page.locator(".toast").getByText("Login Error").waitFor();
	});
	await visit({}, async (page) => {
		const { release } = await holdScripts(page);
		await page.goto("/forgot-password", { waitUntil: "commit" });
		await page.getByLabel("Email", { exact: true }).fill("nobody@demo.test");
		release();
		await page.waitForLoadState("networkidle");
		await expectSoon(
			() => page.getByLabel("Email", { exact: true }).inputValue(),
			"nobody@demo.test",
		);
		await page.getByRole("button", { name: authMessages.en["auth.sendReset"] }).click();
		await page.locator(".toast").getByText("Reset Instructions Sent").waitFor();
	});
});
