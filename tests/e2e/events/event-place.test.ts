import { eventMessages } from "#web/competition/events/events.messages.ts";
import { createEventForTest } from "../../core/events.ts";
import { createPersonForTest } from "../../core/people.ts";
import { languagesInTurn, visit } from "../browser.ts";
import { expectSoon } from "../expectSoon.ts";

test.each(languagesInTurn())(
	"an event's place is shown in the reader's language, or else as entered: %s",
	async (language) => {
		const both = await createEventForTest({ location: "Hall 1", locationAr: "الصالة ١" });
		const half = await createEventForTest({
			location: "Hall 2",
			locationAr: null,
			published: false,
		});
		// A draft is visible to staff only, so no other test's list shows a place without Arabic.
		await visit(
			{ language, session: (await createPersonForTest({ role: "admin" })).cookie },
			async (page) => {
				await page.goto(`/events/${both.id}`);
				await page
					.getByRole("definition")
					.filter({ hasText: language === "ar" ? "الصالة ١" : "Hall 1" })
					.waitFor();
				await page.goto(`/events/${half.id}`);
				const place = page.getByRole("definition").filter({ hasText: "Hall 2" });
				await place.waitFor();
				await expectSoon(() => place.locator("[dir=auto]").count(), 1);
			},
		);
	},
);

test.each(languagesInTurn())("an event without a place has no place line: %s", async (language) => {
	const event = await createEventForTest({ location: "", locationAr: null });
	await visit({ language, session: (await createPersonForTest()).cookie }, async (page) => {
		await page.goto(`/events/${event.id}`);
		await page.getByText(eventMessages[language]["event.date"], { exact: true }).waitFor();
		expect(
			await page.getByText(eventMessages[language]["event.place"], { exact: true }).count(),
		).toBe(0);
	});
});
