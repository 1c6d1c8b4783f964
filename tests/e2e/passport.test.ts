import { readFile } from "node:fs/promises";
import { passportMessages } from "#web/community/passport/passport.messages.ts";
import { createPersonForTest } from "../core/people.ts";
import { languagesInTurn, visit } from "./browser.ts";

/** Width and height in the head of a PNG. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

test.each(languagesInTurn())(
	"a member saves the picture of their belt in %s, and reads that there is no card yet",
	async (language) => {
		const text = passportMessages[language];
		const person = await createPersonForTest({ firstNameAr: "نورة", lastNameAr: "الصباح" });
		await visit({ language, width: 1280, session: person.cookie }, async (page) => {
			await page.goto(`/passport/${person.id}`);
			await page.getByText(text["passport.noCard"]).waitFor();
			const [download] = await Promise.all([
				page.waitForEvent("download"),
				page.getByRole("button", { name: text["passport.save"], exact: true }).click(),
			]);
			await page.getByText(text["passport.saved"]).waitFor();
			expect(download.suggestedFilename()).toBe("belt.png");
			expect(sizeOf(await readFile(await download.path()))).toEqual([1080, 1350]);
		});
	},
);
