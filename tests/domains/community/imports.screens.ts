import { importsMessages } from "#web/community/imports/imports.messages.ts";
import { heading, type Screen, staff } from "../screen.ts";

const seeImport = heading(importsMessages, "imports.title");

export default [
	{
		name: "the import of members",
		path: "/import",
		titles: { en: "Import members", ar: "استيراد الأعضاء" },
		session: staff,
		open: seeImport,
	},
	{
		name: "the import of members with its rows checked",
		path: "/import",
		titles: { en: "Import members", ar: "استيراد الأعضاء" },
		session: staff,
		open: async (page, language) => {
			const text = importsMessages[language];
			await seeImport(page, language);
			const content =
				"First name,Last name,Email,Birthday\nReem,Test,nobody,31/31/2010\nNoura,Test,noura@test.example,";
			const file = { name: "members.csv", mimeType: "text/csv", buffer: Buffer.from(content) };
			await page.locator("input[type=file]").setInputFiles(file);
			await page.getByRole("button", { name: text["imports.check"], exact: true }).click();
			await page.getByRole("heading", { name: text["imports.resultTitle"] }).waitFor();
		},
	},
] satisfies Screen[];
