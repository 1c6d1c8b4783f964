import { eventMessages } from "#web/events/events.messages.ts";
import { createEventForTest } from "../../core/events.ts";
import { createPersonForTest } from "../../core/people.ts";
import { languagesInTurn, visit } from "../browser.ts";

test.each(languagesInTurn())(
	"a place is told in the reader's language, else as it is written: %s",
	async (language) => {
		const both = await createEventForTest({ location: "Hall 1", locationAr: "الصالة ١" });
		const half = await createEventForTest({
			location: "Hall 2",
			locationAr: null,
			published: false,
		});
		// Drafts are staff's: no list of another test shows a place that lacks Arabic.
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
				expect(await place.locator("[dir=auto]").count()).toBe(1);
			},
		);
	},
);

test.each(languagesInTurn())(
	"an event without a place has no line for it: %s",
	async (language) => {
		const event = await createEventForTest({ location: "", locationAr: null });
		await visit({ language, session: (await createPersonForTest()).cookie }, async (page) => {
			await page.goto(`/events/${event.id}`);
			await page.getByText(eventMessages[language]["event.date"], { exact: true }).waitFor();
			expect(
				await page.getByText(eventMessages[language]["event.place"], { exact: true }).count(),
			).toBe(0);
		});
	},
);
