import type { Page } from "playwright-core";
import { recordMessages } from "#web/base/records/records.messages.ts";
import { manageAboutMessages } from "#web/content/about/manageAbout.messages.ts";
import { manageOfficialsMessages } from "#web/content/officials/manageOfficials.messages.ts";
import { officialsMessages } from "#web/content/officials/officials.messages.ts";
import { aboutSectionForTest } from "../../core/about.ts";
import { call, eventually } from "../../core/api.ts";
import { baseUrl } from "../../core/env.ts";
import { officialForTest } from "../../core/officials.ts";
import { createPersonForTest } from "../../core/people.ts";
import { recordTexts } from "../../core/recordText.ts";
import { uniqueArabicText, uniqueText } from "../../core/unique.ts";
import { expectGoodContrastInTheDark, expectNoSeriousAxe } from "../axe.ts";
import { viewsInTurn, visit } from "../browser.ts";
import { expectSoon } from "../expectSoon.ts";
import { inLanguage, seeToast } from "../steps.ts";

const sectionText = recordTexts(manageAboutMessages, "manageAbout", true);

const officialText = recordTexts(manageOfficialsMessages, "manageOfficials", true);

const dialog = (page: Page) => page.getByRole("dialog");
const submit = (page: Page) => dialog(page).locator("button[type=submit]").click();
const superAdmin = () => createPersonForTest({ role: "super-admin" });

/** The prerendered page once it contains the expected text. */
const rendered = (language: string, says: (html: string) => boolean) =>
	eventually(async () => {
		const { status, html } = await fetchAbout(language);
		return status === 200 && says(html) ? html : undefined;
	}, "the rendered page");

async function fetchAbout(language: string) {
	const response = await fetch(`${baseUrl}/about?lang=${language}`);
	return { status: response.status, html: await response.text() };
}

test.each(viewsInTurn())(
	"a super-admin in $language at $width adds an official with a judging level, visible to visitors",
	async ({ language, width }) => {
		const text = manageOfficialsMessages[language];
		const { cookie } = await superAdmin();
		const name = { en: uniqueText("Adel"), ar: uniqueArabicText("عادل") };
		const own = name[language];
		await visit({ language, width, session: cookie }, async (page) => {
			const fill = (label: "name" | "position" | "message", locale: "en" | "ar", value: string) =>
				dialog(page)
					.getByLabel(inLanguage(language, text[`manageOfficials.${label}`], locale), {
						exact: true,
					})
					.fill(value);
			await page.goto("/?tab=content&officials.all=1");
			await page.getByRole("button", { name: text["manageOfficials.new"], exact: true }).click();
			await fill("name", "en", name.en);
			await fill("position", "en", "Doctor");
			await submit(page);
			const missing = inLanguage(language, text["manageOfficials.name"], "ar");
			await expectSoon(
				() => dialog(page).getByLabel(missing, { exact: true }).getAttribute("aria-invalid"),
				"true",
			);
			await fill("name", "ar", name.ar);
			await fill("position", "ar", "طبيب");
			await fill("message", "en", "Ice first.");
			await expectNoSeriousAxe(page);
			await expectGoodContrastInTheDark(page);
			await submit(page);
			await seeToast(page, text["manageOfficials.wasCreated"], own);

			await page
				.getByRole("button", { name: text["manageOfficials.judgingOf"].replace("{name}", own) })
				.click();
			const level = dialog(page).getByLabel(text["manageOfficials.level"], { exact: true });
			await level.selectOption("Corner Judge B");
			await expectNoSeriousAxe(page);
			await submit(page);
			await seeToast(page, text["manageOfficials.judgingSaved"], own);
			const roleText = officialsMessages[language]["officials.Corner Judge B"];
			await page
				.getByRole("row")
				.filter({ hasText: own })
				.getByText(roleText, { exact: true })
				.waitFor();
			await rendered(language, (html) => html.includes(own) && html.includes(roleText));

			// The language meter filters entries without Arabic, and back.
			const lacking = page.locator(".language-meter").getByRole("button");
			await lacking.filter({ hasText: language === "ar" ? "مسؤول" : "official" }).click();
			await page
				.getByText(recordMessages[language]["record.onlyLackingAr"], { exact: true })
				.waitFor();
			await page.getByRole("row").filter({ hasText: own }).waitFor();
			await expectNoSeriousAxe(page);
			await page
				.getByRole("button", { name: recordMessages[language]["record.showAll"], exact: true })
				.click();

			await page
				.getByRole("button", {
					name: recordMessages[language]["record.deleteOf"].replace("{name}", own),
				})
				.click();
			await submit(page);
			await seeToast(page, officialText("wasDeleted", language), own);
			await page.getByRole("row").filter({ hasText: own }).waitFor({ state: "detached" });
			await rendered(language, (html) => !html.includes(own));
		});
	},
);

test.each(viewsInTurn())(
	"a super-admin in $language at $width writes a section with a preview, visible to visitors",
	async ({ language, width }) => {
		const text = manageAboutMessages[language];
		const { cookie } = await superAdmin();
		const title = { en: uniqueText("Halls"), ar: uniqueArabicText("صالات") };
		const own = title[language];
		await visit({ language, width, session: cookie }, async (page) => {
			const fill = (label: "headline" | "content", locale: "en" | "ar", value: string) =>
				dialog(page)
					.getByLabel(inLanguage(language, text[`manageAbout.${label}`], locale), { exact: true })
					.fill(value);
			await page.goto("/?tab=content&about.all=1");
			await page.getByRole("button", { name: text["manageAbout.new"], exact: true }).click();
			await fill("headline", "en", title.en);
			await fill("headline", "ar", title.ar);
			await fill("content", "en", "**Nine** halls <script>alert(1)</script>");
			await fill("content", "ar", "# تسع صالات");
			await dialog(page).locator(".preview strong").getByText("Nine", { exact: true }).waitFor();
			await dialog(page)
				.locator(".preview [dir=rtl] h4")
				.getByText("تسع صالات", { exact: true })
				.waitFor();
			await expectNoSeriousAxe(page);
			await expectGoodContrastInTheDark(page);
			await submit(page);
			await seeToast(page, sectionText("wasCreated", language), own);
			const html = await rendered(language, (page) => page.includes(own));
			expect(html).toContain(language === "ar" ? ">تسع صالات</h3>" : "<strong>Nine</strong>");
			expect(html).not.toContain("<script>alert(1)</script>");

			await page
				.getByRole("button", {
					name: recordMessages[language]["record.editOf"].replace("{name}", own),
				})
				.click();
			await fill("content", "en", "Ten halls");
			await submit(page);
			await seeToast(page, sectionText("wasUpdated", language), own);
			await page
				.getByRole("button", {
					name: recordMessages[language]["record.deleteOf"].replace("{name}", own),
				})
				.click();
			await submit(page);
			await seeToast(page, sectionText("wasDeleted", language), own);
			await rendered(language, (page) => !page.includes(own));
		});
	},
);

test("an error is shown under the name of the failed action", async () => {
	const { cookie } = await superAdmin();
	const official = (await call("POST", "/officials", { cookie, body: officialForTest() })).body;
	const section = (await call("POST", "/about", { cookie, body: aboutSectionForTest() })).body;
	await visit({ session: cookie, expected: /status of 404/ }, async (page) => {
		for (const [word, path, id, button] of [
			["official", "/officials", official.id, "Message (English)"],
			["section", "/about", section.id, "Content (English)"],
		]) {
			await page.goto(`/?tab=content&${word}=${id}`);
			await dialog(page).getByLabel(button, { exact: true }).fill("Too late");
			await call("DELETE", `${path}/${id}`, { cookie });
			await submit(page);
			await page.locator(".toast strong").getByText("Update Failed", { exact: true }).waitFor();
		}
	});
});

test.each(viewsInTurn())(
	"a super-admin in $language at $width edits a section in place in the list",
	async ({ language, width }) => {
		const [text, records] = [manageAboutMessages[language], recordMessages[language]];
		const { cookie } = await superAdmin();
		const body = aboutSectionForTest({
			titleEn: uniqueText("Roots"),
			titleAr: uniqueArabicText("جذور"),
		});
		const { body: section } = await call("POST", "/about", { cookie, body });
		const title = language === "ar" ? section.titleAr : section.titleEn;
		await visit({ language, width, session: cookie, expected: /409/ }, async (page) => {
			const form = page.getByRole("form", {
				name: sectionText("editTitle", language),
				exact: true,
			});
			const field = (label: "headline" | "content", locale: "en" | "ar") =>
				form.getByLabel(inLanguage(language, text[`manageAbout.${label}`], locale), {
					exact: true,
				});
			const save = () =>
				form.getByRole("button", { name: records["record.update"], exact: true }).click();
			await page.goto("/?tab=content&about.all=1");
			const open = page.getByRole("button", {
				name: text["manageAbout.editHereOf"].replace("{title}", title),
				exact: true,
			});
			await open.click();
			await field("content", "en").fill("Rooted in Kuwait");
			expect(await page.getByRole("dialog").count()).toBe(0);
			await expectNoSeriousAxe(page);

			// A colleague's change of another field is taken over.
			const change = { ...body, version: section.version, bodyArMd: "جذورنا" };
			expect((await call("PUT", `/about/${section.id}`, { cookie, body: change })).status).toBe(
				200,
			);
			await form.getByLabel(records["record.sortOrder"], { exact: true }).fill("soon");
			await save();
			await form.getByText(records["record.takenOver"], { exact: true }).waitFor();
			await save();
			await seeToast(page, sectionText("wasUpdated", language), title);
			await form.waitFor({ state: "detached" });
			expect((await call("GET", `/about/${section.id}`, { cookie })).body).toMatchObject({
				bodyEnMd: "Rooted in Kuwait",
				bodyArMd: "جذورنا",
				// The server stores 1 for "soon", the order that this form had; without a form it
				// would be 0.
				sortOrder: 1,
			});
		});
	},
);

test.each(viewsInTurn())(
	"a super-admin in $language at $width copies a picture of another site that a section shows",
	async ({ language, width }) => {
		const text = manageAboutMessages[language];
		const { cookie } = await superAdmin();
		const body = aboutSectionForTest({ titleEn: uniqueText("Halls") });
		const { body: section } = await call("POST", "/about", { cookie, body });
		const foreign = "https://pictures.demo.test/preview.png";
		await visit({ language, width, session: cookie }, async (page) => {
			await page.goto(`/?tab=content&section=${section.id}`);
			const content = dialog(page).getByLabel(
				inLanguage(language, text["manageAbout.content"], "en"),
				{ exact: true },
			);
			await content.fill(`![The hall](${foreign})\n\nOur hall. ![Again](${foreign})`);
			const copy = dialog(page).getByRole("button", {
				name: text["manageAbout.copy"],
				exact: true,
			});
			await copy.waitFor();
			await expectNoSeriousAxe(page);
			await copy.click();
			const copying = dialog(page).getByRole("button", {
				name: text["manageAbout.copying"],
				exact: true,
			});
			await copy.or(copying).waitFor({ state: "detached" });
			await expectSoon(
				() => content.inputValue(),
				expect.stringMatching(/^!\[The hall\]\((\/\S+)\)\n\nOur hall\. !\[Again\]\(\1\)$/),
			);
			await submit(page);
			await seeToast(page, sectionText("wasUpdated", language));
		});
		const sections = (await call("GET", "/about", { cookie })).body;
		const saved = sections.find(({ id }: { id: number }) => id === section.id);
		expect(saved.bodyEnMd).not.toContain(foreign);
	},
);
