import type { Page } from "playwright-core";
import type { Locale } from "#shared/core/locales.ts";
import { authMessages } from "#web/identity/auth/auth.messages.ts";
import { uiMessages } from "#web/ui/ui.messages.ts";
import { createPersonForTest } from "../../core/people.ts";
import { expectLanguage, narrow, visit, wide } from "../browser.ts";
import { expectSoon } from "../expectSoon.ts";

const toasts = (page: Page) => page.locator(".toast");

/** Opens the form for a new password, which can raise two different toasts without a request. */
async function openForm(page: Page, language: Locale) {
	await page.goto("/reset-password?token=one");
	await page.getByRole("button", { name: authMessages[language]["auth.setPassword"] }).waitFor();
	await expectLanguage(page, language);
}

async function raise(page: Page, language: Locale, password: string, again: string) {
	const text = authMessages[language];
	await page.getByLabel(text["auth.newPassword"], { exact: true }).fill(password);
	await page.getByLabel(text["auth.confirmPassword"], { exact: true }).fill(again);
	await page.getByRole("button", { name: text["auth.setPassword"] }).click();
	await toasts(page).waitFor();
}

/** Drags the toast sideways by `way` pixels; positive values move it to the right. */
async function swipe(page: Page, way: number) {
	const box = await toasts(page).boundingBox();
	if (!box) throw new Error("There is no toast to swipe");
	const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
	await page.mouse.move(x, y);
	await page.mouse.down();
	await page.mouse.move(x + way, y, { steps: 5 });
	await page.mouse.up();
}

test("a toast stays for five seconds", async () => {
	await visit({}, async (page) => {
		await page.clock.install();
		await openForm(page, "en");
		// The toast component loads with the first toast, so only the second one is timed.
		await raise(page, "en", "one", "other");
		await page.clock.pauseAt(Date.now() + 60_000);
		await toasts(page).waitFor({ state: "detached" });
		await raise(page, "en", "one", "other");
		await page.clock.runFor(4_900);
		await expectSoon(() => toasts(page).count(), 1);
		await page.clock.runFor(200);
		await toasts(page).waitFor({ state: "detached" });
	});
});

test("a toast replaces the former one", async () => {
	await visit({}, async (page) => {
		await openForm(page, "en");
		await raise(page, "en", "one", "other");
		await toasts(page).getByText("Passwords Don't Match", { exact: true }).waitFor();
		await raise(page, "en", "one", "one");
		await toasts(page).getByText("Password Too Short", { exact: true }).waitFor();
		await expectSoon(() => toasts(page).count(), 1);
	});
});

test.each([
	["en", wide, 60],
	["en", narrow, 60],
	["ar", wide, 60],
	["ar", wide, -60],
	["ar", narrow, -60],
] as const)("a toast is swiped away in %s at %d by %d pixels", async (language, width, way) => {
	await visit({ language, width }, async (page) => {
		await openForm(page, language);
		await raise(page, language, "one", "other");
		await swipe(page, way);
		await toasts(page).waitFor({ state: "detached" });
	});
});

test("on a phone a dialog begins below the toast, so that its title stays in sight", async () => {
	const { cookie } = await createPersonForTest({ role: "coach" });
	await visit({ width: narrow, session: cookie }, async (page) => {
		await page.goto("/coach?tab=students&add=1");
		const dialog = page.getByRole("dialog");
		await dialog.locator("button[type=submit]").click();
		await toasts(page).waitFor();
		const isBelow = async () => {
			const [toast, below] = await Promise.all([toasts(page).boundingBox(), dialog.boundingBox()]);
			return toast !== null && below !== null && below.y >= toast.y + toast.height;
		};
		await expectSoon(isBelow, true);
		// Closing the dialog closes the toast about it.
		await page.keyboard.press("Escape");
		await toasts(page).waitFor({ state: "detached" });
	});
});

test("a toast stays if it is moved too little, or to the left in English", async () => {
	await visit({}, async (page) => {
		await openForm(page, "en");
		await raise(page, "en", "one", "other");
		await swipe(page, 40);
		await swipe(page, -90);
		await expectSoon(() => toasts(page).count(), 1);
	});
});

test.each(["en", "ar"] as const)("a toast is closed with its button: %s", async (language) => {
	await visit({ language }, async (page) => {
		await openForm(page, language);
		await raise(page, language, "one", "other");
		await toasts(page).getByRole("button", { name: uiMessages[language]["ui.close"] }).click();
		await toasts(page).waitFor({ state: "detached" });
	});
});
