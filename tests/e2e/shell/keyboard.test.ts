import type { Page } from "playwright-core";
import { appMessages } from "#web/app/app.messages.ts";
import { eventMessages } from "#web/competition/events/events.messages.ts";
import { ownEntryMessages } from "#web/competition/registrations/own/ownEntry.messages.ts";
import { statusMessages } from "#web/competition/registrations/status/status.messages.ts";
import { pageDefinitions } from "#web/pageDefinitions.ts";
import { createEventForTest } from "../../core/events.ts";
import { createPersonForTest } from "../../core/people.ts";
import { languagesInTurn, narrow, visit } from "../browser.ts";
import { expectSoon } from "../expectSoon.ts";
import { seeToast } from "../steps.ts";

/** The focused element: its name, place and outline. */
const focused = (page: Page) =>
	page.evaluate(() => {
		const element = document.activeElement;
		return {
			name: element?.getAttribute("aria-label") ?? element?.textContent?.trim() ?? "",
			inMain: Boolean(element?.closest("main")),
			outlined: element ? getComputedStyle(element).outlineStyle !== "none" : false,
		};
	});

/**
 * Presses Tab until the element called `name` has the focus, and expects the focus to be visible.
 */
async function tabTo(page: Page, name: string) {
	for (let step = 0; step < 80; step++) {
		await page.keyboard.press("Tab");
		const reached = await focused(page);
		if (reached.name !== name) continue;
		expect(reached.outlined).toBe(true);
		return;
	}
	throw new Error(`The Tab key does not lead to ${name}`);
}

test.each(languagesInTurn())(
	"the first Tab offers to skip to the content: %s",
	async (language) => {
		await visit({ language }, async (page) => {
			await page.goto("/");
			await page.keyboard.press("Tab");
			const skip = page.getByRole("link", { name: appMessages[language]["app.skip"] });
			expect((await focused(page)).name).toBe(appMessages[language]["app.skip"]);
			expect((await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0);
			await page.keyboard.press("Enter");
			await page.keyboard.press("Tab");
			expect((await focused(page)).inMain).toBe(true);
		});
	},
);

test.each(languagesInTurn())(
	"the phone menu opens, is walked through and closes by keyboard: %s",
	async (language) => {
		const text = appMessages[language];
		await visit({ language, width: narrow }, async (page) => {
			await page.goto("/");
			const menu = page.getByRole("button", { name: text["app.menu"] });
			const navigation = page.getByRole("navigation", { name: text["app.nav"] });
			expect(await navigation.isVisible()).toBe(false);
			await tabTo(page, text["app.menu"]);
			await page.keyboard.press("Enter");
			await navigation.waitFor();
			await expectSoon(() => menu.getAttribute("aria-expanded"), "true");
			await page.keyboard.press("Space");
			await navigation.waitFor({ state: "hidden" });
			await page.keyboard.press("Enter");
			await tabTo(page, pageDefinitions.schedule.navigation?.label[language] ?? "");
			await page.keyboard.press("Enter");
			await page.waitForURL("**/schedule");
			await navigation.waitFor({ state: "hidden" });
			await expectSoon(() => menu.getAttribute("aria-expanded"), "false");
		});
	},
);

test.each(languagesInTurn())("a keyboard user registers for an event: %s", async (language) => {
	const [event, { cookie }] = await Promise.all([
		createEventForTest({ locationAr: "القاعة ١" }),
		createPersonForTest(),
	]);
	const text = eventMessages[language];
	const own = ownEntryMessages[language];
	const title = language === "ar" ? event.titleAr : event.titleEn;
	await visit({ language, session: cookie }, async (page) => {
		await page.goto(`/events/${event.id}`);
		const register = text["event.registerFor"].replace("{title}", title);
		await page.getByRole("button", { name: register }).waitFor();
		await tabTo(page, register);
		await page.keyboard.press("Enter");
		await seeToast(
			page,
			own["ownEntry.success"],
			own["ownEntry.successText"],
			own["ownEntry.statusLine"].replace("{status}", statusMessages[language]["status.pending"]),
		);
	});
});
