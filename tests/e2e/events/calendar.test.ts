import { calendarMessages } from "#web/competition/events/calendar/calendar.messages.ts";
import { eventMessages } from "#web/competition/events/events.messages.ts";
import { needsMessages } from "#web/competition/events/page/needs.messages.ts";
import { createEventForTest } from "../../core/events.ts";
import { uniqueArabicText, uniqueText } from "../../core/unique.ts";
import { expectNoSeriousAxe } from "../axe.ts";
import { narrow, viewsInTurn, visit } from "../browser.ts";
import { expectSoon } from "../expectSoon.ts";

test.each(viewsInTurn())(
	"events are filtered by type, month and day, and exported to a calendar, in $language at $width",
	async ({ language, width }) => {
		const [text, calendar] = [eventMessages[language], calendarMessages[language]];
		const camps = { titleEn: uniqueText("Camp"), titleAr: uniqueArabicText("معسكر") };
		const talks = { titleEn: uniqueText("Talk"), titleAr: uniqueArabicText("محاضرة") };
		const titleOf = ({ titleEn, titleAr }: typeof camps) => (language === "ar" ? titleAr : titleEn);
		await createEventForTest({
			...camps,
			eventType: "bootcamp",
			eventDate: "2032-02-10",
			endDate: "2032-02-12",
		});
		await createEventForTest({ ...talks, eventType: "seminar", eventDate: "2032-02-20" });
		await visit({ language, width }, async (page) => {
			const camp = page.getByRole("heading", { name: titleOf(camps) });
			const talk = page.getByRole("heading", { name: titleOf(talks) });
			await page.goto("/events?month=2032-01");
			const fold = page.getByRole("button", { name: calendar["calendar.title"], exact: true });
			if (width === narrow) await fold.click();
			else expect(await fold.isVisible()).toBe(false);
			await page.getByRole("link", { name: calendar["calendar.next"], exact: true }).click();
			await camp.waitFor();
			await talk.waitFor();
			expect(page.url()).toContain("month=2032-02");
			await expectNoSeriousAxe(page);
			await page.getByRole("button", { name: text["event.type.bootcamp"], exact: true }).click();
			await talk.waitFor({ state: "detached" });
			await camp.waitFor();
			// By keyboard to a day in the middle of the camp, whose link has the camp's name.
			const day = page.getByRole("table").getByRole("link", { name: titleOf(camps) });
			await expectSoon(() => day.count(), 3);
			await day.nth(1).focus();
			await page.keyboard.press("Enter");
			await page.waitForURL(/day=2032-02-11/);
			await camp.waitFor();
			await page.reload();
			await camp.getByRole("link").click();
			const file = page.getByRole("link", {
				name: needsMessages[language]["needs.toCalendar"],
				exact: true,
			});
			const href = (await file.getAttribute("href")) ?? "";
			expect((await page.request.get(href)).headers()["content-type"]).toContain("text/calendar");
		});
	},
);

test("offers the calendar file of an event only until the event ends", async () => {
	const past = await createEventForTest({ eventDate: "2024-03-01", registrationDeadline: null });
	await visit({ expected: /401/ }, async (page) => {
		await page.goto(`/events/${past.id}`);
		await page.getByText(eventMessages.en["event.date"], { exact: true }).waitFor();
		const file = page.getByRole("link", { name: needsMessages.en["needs.toCalendar"] });
		expect(await file.count()).toBe(0);
	});
});

test("an events page without filters shows the prerendered month before any response arrives", async () => {
	await visit({}, async (page) => {
		await page.route("**/api/events*", () => {});
		await page.goto("/events");
		await page.getByRole("table").getByText("15", { exact: true }).waitFor();
		await page.getByRole("columnheader").first().filter({ hasText: "Sunday" }).waitFor();
	});
});
