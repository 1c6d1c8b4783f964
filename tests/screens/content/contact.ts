import { contactMessages } from "#web/content/contact/contact.messages.ts";
import { inboxMessages } from "#web/content/contact/inbox.messages.ts";
import { landingMessages } from "#web/content/landing/landing.messages.ts";
import { home, type Screen, staff } from "../screen.ts";

export default [
	{
		name: "the messages of visitors",
		path: "/messages",
		titles: { en: "Inbox", ar: "الرسائل الواردة" },
		session: staff,
		open: async (page) => {
			await page.locator(".message-card").first().waitFor();
		},
	},
	{
		name: "a message that is answered",
		path: "/messages",
		titles: { en: "Inbox", ar: "الرسائل الواردة" },
		session: staff,
		open: async (page, language) => {
			const text = inboxMessages[language];
			await page
				.locator(".message-card")
				.getByText(text["inbox.answer"], { exact: true })
				.first()
				.click();
			await page.getByRole("dialog").getByLabel(text["inbox.text"], { exact: true }).waitFor();
		},
	},
	{
		name: "the contact form",
		path: "/",
		titles: home,
		open: async (page, language) => {
			const name = landingMessages[language]["landing.contact"];
			await page.locator("#join").getByRole("button", { name }).click();
			await page
				.getByRole("dialog", { name: contactMessages[language]["contact.title"] })
				.waitFor();
		},
	},
] satisfies Screen[];
