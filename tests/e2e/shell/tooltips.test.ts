import type { Page } from "playwright-core";
import { staffMessages } from "#web/app/dashboard/staff/staff.messages.ts";
import { notificationMessages } from "#web/people/notifications/notifications.messages.ts";
import { weekMessages } from "#web/training/training-classes/week/week.messages.ts";
import { createEventForTest } from "../../core/events.ts";
import { createPersonForTest } from "../../core/people.ts";
import { uniqueText } from "../../core/unique.ts";
import { expectGoodContrastInTheDark, expectNoSeriousAxe } from "../axe.ts";
import { languagesInTurn, visit } from "../browser.ts";
import { expectSoon } from "../expectSoon.ts";

const tooltip = (page: Page) => page.getByRole("tooltip");

/** Hovers buttons until the tooltip of the last one is visible, and moves the pointer away. */
async function loadTooltipsOf(page: Page, ...names: string[]) {
	for (const name of names) await page.getByRole("button", { name, exact: true }).hover();
	const last = names[names.length - 1];
	await tooltip(page).getByText(last, { exact: true }).waitFor();
	await expectNoSeriousAxe(page);
	await expectGoodContrastInTheDark(page);
	await page.mouse.move(640, 5);
	await tooltip(page).waitFor({ state: "detached" });
}

test.each(languagesInTurn())(
	"buttons with only an icon show their name after 700 ms, the next one after 300 ms: %s",
	async (language) => {
		const text = weekMessages[language];
		const [before, after] = [text["week.before"], text["week.after"]];
		await visit({ language }, async (page) => {
			await page.clock.install();
			// A later week, because there is none before this one.
			await page.goto("/classes?week=2031-01-05");
			await page.getByRole("button", { name: after, exact: true }).waitFor();
			await loadTooltipsOf(page, before, after);
			await page.clock.pauseAt(Date.now() + 60_000);
			await page.clock.runFor(2_000);

			await page.getByRole("button", { name: before, exact: true }).hover();
			await page.clock.runFor(690);
			expect(await tooltip(page).count()).toBe(0);
			await page.clock.runFor(20);
			await tooltip(page).getByText(before, { exact: true }).waitFor();
			await page.getByRole("button", { name: after, exact: true }).hover();
			await page.clock.runFor(290);
			expect(await tooltip(page).getByText(after, { exact: true }).count()).toBe(0);
			await page.clock.runFor(20);
			await tooltip(page).getByText(after, { exact: true }).waitFor();
		});
	},
);

test("the keyboard's focus shows the name of an icon, Escape hides it", async () => {
	const { cookie } = await createPersonForTest();
	const name = notificationMessages.en["notif.title"];
	await visit({ session: cookie }, async (page) => {
		await page.goto("/profile");
		const bell = page.locator(".bell-button");
		await bell.waitFor();
		const isFocused = () => bell.evaluate((element) => element === document.activeElement);
		for (let step = 0; step < 60 && !(await isFocused()); step++) await page.keyboard.press("Tab");
		await expectSoon(isFocused, true);
		await tooltip(page).waitFor();
		await tooltip(page).filter({ hasText: name }).waitFor();
		await expectSoon(
			async () => (await tooltip(page).textContent()) === (await bell.getAttribute("aria-label")),
			true,
		);
		await page.keyboard.press("Escape");
		await tooltip(page).waitFor({ state: "detached" });
		await expectSoon(isFocused, true);
	});
});

test("a text that is cut off is shown in full, a short one is not", async () => {
	const long = Array.from({ length: 60 }, () => uniqueText("Kumite")).join(" ");
	const event = await createEventForTest({ descriptionEn: long });
	const { cookie } = await createPersonForTest({ role: "super-admin" });
	await visit({ session: cookie }, async (page) => {
		await page.goto("/?tab=events&all=1");
		await page.getByRole("heading", { name: staffMessages.en["staff.superAdmin"] }).waitFor();
		await page.locator(".greeting").hover();
		await page.getByText(long, { exact: true }).hover();
		await tooltip(page).getByText(long, { exact: true }).waitFor();
		await expectSoon(() => tooltip(page).count(), 1);
		expect(event.descriptionEn).toBe(long);
	});
});
