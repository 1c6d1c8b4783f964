import { documentMessages } from "#web/people/documents/documents.messages.ts";
import { member, type Screen } from "../screen.ts";

export default [
	{
		name: "a new document",
		path: "/profile#documents",
		titles: { en: "My profile", ar: "ملفي الشخصي" },
		session: member,
		open: async (page, language) => {
			await page
				.getByRole("button", { name: documentMessages[language]["document.upload"], exact: true })
				.click();
			await page.getByRole("dialog").waitFor();
		},
	},
] satisfies Screen[];
