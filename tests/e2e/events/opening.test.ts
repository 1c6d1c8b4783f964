import { eventMessages } from "#web/competition/events/events.messages.ts";
import { ownEntryMessages } from "#web/competition/registrations/own/ownEntry.messages.ts";
import { createEventForTest } from "../../core/events.ts";
import { createPersonForTest } from "../../core/people.ts";
import { expectNoSeriousAxe } from "../axe.ts";
import { languagesInTurn, visit } from "../browser.ts";

test.each(languagesInTurn())(
	"registration opens on the page by the server's clock, not the device's: %s",
	async (language) => {
		const { cookie } = await createPersonForTest();
		const registrationOpensAt = new Date(Date.now() + 12_000).toISOString();
		const event = await createEventForTest({ registrationOpensAt });
		const text = eventMessages[language];
		await visit({ language, session: cookie }, async (page) => {
			// By this device's clock, registration has been open for hours.
			await page.addInitScript(() => {
				const own = Date.now.bind(Date);
				Date.now = () => own() + 3 * 60 * 60 * 1000;
			});
			await page.goto(`/events/${event.id}`);
			const [before, after] = text["event.opensIn"].split("{time}");
			const seconds = language === "ar" ? "([٠-٩]+ )?(ثوانٍ|ثانية|ثانيتين)" : "[0-9]+ s";
			await page
				.getByRole("timer")
				.getByText(new RegExp(`^${before}${seconds}${after}$`))
				.waitFor();
			const title = language === "ar" ? event.titleAr : event.titleEn;
			const register = page.getByRole("button", {
				name: text["event.registerFor"].replace("{title}", title),
			});
			expect(await register.count()).toBe(0);
			await expectNoSeriousAxe(page);
			const document = await page.evaluateHandle(() => window.document.body);
			await register.waitFor();
			expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(registrationOpensAt));
			await page
				.getByRole("status")
				.getByText(text["event.opened"], { exact: true })
				.waitFor({ state: "attached" });
			expect(await document.evaluate((body) => body.isConnected)).toBe(true);
			await register.click();
			await page
				.getByText(ownEntryMessages[language]["ownEntry.success"], { exact: true })
				.first()
				.waitFor();
		});
	},
);
