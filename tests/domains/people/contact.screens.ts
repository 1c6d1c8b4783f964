import { landingMessages } from "#web/app/landing/landing.messages.ts";
import { contactMessages } from "#web/people/contact/contact.messages.ts";
import { inboxMessages } from "#web/people/contact/inbox.messages.ts";
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
