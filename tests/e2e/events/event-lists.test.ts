import { eventMessages } from "#web/events/events.messages.ts";
import { uiMessages } from "#web/ui/ui.messages.ts";
import { createEventForTest, dateIn } from "../../core/events.ts";
import { expectNoSeriousAxe } from "../axe.ts";
import { viewsInTurn, visit } from "../browser.ts";

const inOnePage = 12;

test.each(viewsInTurn())(
	"a long list of events is read page after page, in $language at $width",
	async ({ language, width }) => {
		const own = `Far ${language} ${width}`;
		const wish = { titleEn: own, titleAr: own, eventDate: dateIn(3_000) };
		await Promise.all(Array.from({ length: inOnePage + 1 }, () => createEventForTest(wish)));
		await visit({ language, width }, async (page) => {
			await page.goto("/events");
			await page.getByRole("heading", { name: eventMessages[language]["event.upcoming"], exact: true }).waitFor();
			const cards = page.getByRole("heading", { name: own, exact: true });
			const more = page.getByRole("button", { name: uiMessages[language]["ui.more"], exact: true }).first();
			await more.waitFor();
			await expectNoSeriousAxe(page);
			for (let pages = 0; (await cards.count()) < inOnePage + 1; pages++) {
				expect(pages).toBeLessThan(100);
				const before = await page.getByRole("article").count();
				await more.click();
				await page.getByRole("article").nth(before).waitFor();
			}
			expect(await cards.count()).toBe(inOnePage + 1);
		});
	},
);
