import { partNames } from "#shared/training/syllabus/parts.ts";
import { nextBeltMessages } from "#web/competition/gradings/next-belt/nextBelt.messages.ts";
import { editSyllabusMessages } from "#web/training/syllabus/syllabus.messages.ts";
import { createPersonForTest, superAdmin } from "../core/people.ts";
import { syllabusFor } from "../core/syllabus.ts";
import { views, visit } from "./browser.ts";

const items = { en: "Any technique of your choice", ar: "تقنية من اختيارك" };

test.each(views)(
	"a super-admin writes a syllabus in $language at $width, learns at the field which language is missing, and loses nothing",
	async ({ language, width }) => {
		const text = editSyllabusMessages[language];
		const session = await superAdmin();
		await visit({ language, width, session }, async (page) => {
			await page.goto("/syllabus/edit?belt=black-2");
			const kihon = page.getByRole("group", { name: partNames[language].kihon });
			await kihon.getByLabel(text["editSyllabus.examined"]).check();
			const english = kihon.getByLabel(text["editSyllabus.itemsEn"]);
			const arabic = kihon.getByLabel(text["editSyllabus.itemsAr"]);
			await english.fill(items.en);
			await arabic.fill("");
			const publish = page.getByRole("button", { name: text["editSyllabus.save"], exact: true });
			await publish.click();
			await kihon.locator('textarea[lang="ar"][aria-invalid="true"]').waitFor();
			// What was typed is there again after a reload.
			await page.reload();
			await page.waitForFunction(
				(typed) =>
					document.querySelector<HTMLTextAreaElement>('textarea[lang="en"]')?.value === typed,
				items.en,
			);
			await arabic.fill(items.ar);
			await publish.click();
			await page.waitForURL(/\/syllabus#black-2$/);
			await page.locator("#black-2").getByText(items[language], { exact: true }).waitFor();
		});
		const [part] = (await syllabusFor("black-2"))?.parts ?? [];
		expect(part).toMatchObject({ itemsEn: [items.en], itemsAr: [items.ar] });
	},
);

test.each(views)(
	"a member reads and prints in $language at $width what the next belt needs",
	async ({ language, width }) => {
		const text = nextBeltMessages[language];
		const kata = language === "ar" ? "بينان سونو إيتشي" : "Pinan sono ichi";
		const person = await createPersonForTest({ currentBelt: "orange-9" });
		await visit({ language, width, session: person.cookie }, async (page) => {
			await page.goto("/me");
			await page.getByRole("heading", { name: text["nextBelt.title"], exact: true }).waitFor();
			await page.getByText(text["nextBelt.shown"], { exact: true }).click();
			await page.getByText(kata, { exact: true }).waitFor();
			const print = page.getByRole("link", { name: text["nextBelt.print"], exact: true });
			await page.goto((await print.getAttribute("href")) ?? "");
			await page.getByText(kata, { exact: true }).waitFor();
		});
	},
);
