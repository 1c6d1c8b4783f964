import { eventMessages } from "#web/competition/events/events.messages.ts";
import { uiMessages } from "#web/ui/ui.messages.ts";
import { createEventForTest, dateIn } from "../../core/events.ts";
import { createPersonForTest } from "../../core/people.ts";
import { uniqueText } from "../../core/unique.ts";
import { expectNoSeriousAxe } from "../axe.ts";
import { viewsInTurn, visit } from "../browser.ts";
import { expectSoon } from "../expectSoon.ts";
import { seeToast } from "../steps.ts";

const inOnePage = 12;

test.each(viewsInTurn())(
	"a long list of events loads page by page, in $language at $width",
	async ({ language, width }) => {
		const own = `Far ${language} ${width}`;
		const wish = { titleEn: own, titleAr: own, eventDate: dateIn(3_000) };
		await Promise.all(Array.from({ length: inOnePage + 1 }, () => createEventForTest(wish)));
		await visit({ language, width }, async (page) => {
			await page.goto("/events");
			await page
				.getByRole("heading", { name: eventMessages[language]["event.upcoming"], exact: true })
				.waitFor();
			const cards = page.getByRole("heading", { name: own, exact: true });
			const more = page
				.getByRole("button", { name: uiMessages[language]["ui.more"], exact: true })
				.first();
			await more.waitFor();
			await expectNoSeriousAxe(page);
			for (let pages = 0; (await cards.count()) < inOnePage + 1; pages++) {
				expect(pages).toBeLessThan(100);
				const before = await page.getByRole("article").count();
				await more.click();
				await page.getByRole("article").nth(before).waitFor();
			}
			await expectSoon(() => cards.count(), inOnePage + 1);
		});
	},
);

test("registering updates the places in a list at once, without a new request", async () => {
	const title = uniqueText("Near");
	await createEventForTest({ titleEn: title, eventDate: dateIn(29), maxParticipants: 3 });
	const { cookie } = await createPersonForTest();
	await visit({ session: cookie }, async (page) => {
		// The live channel, which would send the same number a moment later, is blocked.
		await page.routeWebSocket(/\/event\/realtime/, () => {});
		await page.goto("/events");
		const card = page.getByRole("article").filter({ hasText: title });
		const left = (count: number) =>
			card.getByText(`${count} place${count === 1 ? "" : "s"} left`, { exact: true });
		await left(3).waitFor();
		const lists: string[] = [];
		page.on("request", (request) => {
			if (new URL(request.url()).pathname === "/api/events") lists.push(request.url());
		});
		await card
			.getByRole("button", {
				name: eventMessages.en["event.registerFor"].replace("{title}", title),
			})
			.click();
		await seeToast(page, "Success", "Registration successful!");
		await left(2).waitFor();
		expect(lists).toEqual([]);
	});
});
