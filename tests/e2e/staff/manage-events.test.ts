import type { Page } from "playwright-core";
import { call } from "../../core/api.ts";
import { createEventForTest, dateIn } from "../../core/events.ts";
import { admin, superAdmin } from "../../core/people.ts";
import { uniqueText } from "../../core/unique.ts";
import { visit } from "../browser.ts";

const row = (page: Page, title: string) => page.getByRole("row").filter({ hasText: title });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/**
 * In the wording of the specification. The list starts with the soonest event; most tests create
 * events a day later.
 */
describe("the events of the staff dashboard", () => {
	test("the list of events shows which are drafts, and publishes them", async () => {
		const titleEn = uniqueText("Draft Cup");
		const event = await createEventForTest({ titleEn, published: false, eventDate: dateIn(29) });
		await visit({ session: await admin() }, async (page) => {
			await page.goto("/?tab=events&all=1");
			await button(page, "New Event").waitFor();
			await row(page, titleEn).getByText("Draft", { exact: true }).waitFor();
			await button(page, `Publish ${titleEn}`).click();
			await row(page, titleEn).getByText("Published", { exact: true }).waitFor();
		});
		expect((await call("GET", `/events/${event.id}`)).body.published).toBe(true);
	});

	test("the list of events lets a super-admin add classes and judges", async () => {
		const titleEn = uniqueText("Class Cup");
		await createEventForTest({ titleEn, eventDate: dateIn(29) });
		await visit({ session: await superAdmin() }, async (page) => {
			await page.goto("/?tab=events&all=1");
			await button(page, "Create Event").waitFor();
			await button(page, `Assign Judge: ${titleEn}`).waitFor();
			await button(page, `Add Class: ${titleEn}`).click();
			const dialog = page.getByRole("dialog");
			await dialog.getByRole("textbox").first().fill("Kata");
			await dialog.locator("button[type=submit]").click();
			await dialog.waitFor({ state: "detached" });
			await row(page, titleEn).getByText("Kata", { exact: true }).waitFor();
		});
	});
});
