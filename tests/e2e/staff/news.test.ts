import type { Page } from "playwright-core";
import type { Locale } from "#shared/core/locales.ts";
import { recordMessages } from "#web/base/records/records.messages.ts";
import { manageNewsMessages } from "#web/content/news/manageNews.messages.ts";
import { uiMessages } from "#web/ui/ui.messages.ts";
import { call } from "../../core/api.ts";
import { createPersonForTest } from "../../core/people.ts";
import { recordTexts } from "../../core/recordText.ts";
import { createSignInForTest } from "../../core/signIns.ts";
import { uniqueArabicText, uniqueText } from "../../core/unique.ts";
import { articleForTest } from "../../domains/content/news.samples.ts";
import { expectGoodContrastInTheDark, expectNoSeriousAxe } from "../axe.ts";
import { languagesInTurn, viewsInTurn, visit } from "../browser.ts";
import { expectSoon } from "../expectSoon.ts";
import { expectGoodScreen } from "../goodScreen.ts";
import { fillSignIn, inLanguage, seeToast } from "../steps.ts";

const newsText = recordTexts(manageNewsMessages, "manageNews");

const staff = () => createPersonForTest({ role: "admin", firstName: "مريم Mariam" });

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const dialog = (page: Page) => page.getByRole("dialog");
const submit = (page: Page) => dialog(page).locator("button[type=submit]").click();
const toName = (template: string, title: string) => template.replace(/\{(name|title)\}/, title);

/** The field of a text in one of the two languages. */
const field = (page: Page, reader: Locale, label: "headline" | "content", locale: Locale) => {
	const name = inLanguage(reader, manageNewsMessages[reader][`manageNews.${label}`], locale);
	return dialog(page).getByLabel(name, { exact: true });
};

async function expectGood(page: Page, language: Locale) {
	await expectGoodScreen(page, language, /Camp|Mariam|معسكر/);
	await expectGoodContrastInTheDark(page);
}

test.each(viewsInTurn())(
	"an admin in $language at $width writes an article in both languages, publishes, edits and deletes it",
	async ({ language, width }) => {
		const text = manageNewsMessages[language];
		const [camp, other] = [uniqueText("Camp"), uniqueArabicText("معسكر")];
		const title = language === "ar" ? other : camp;
		await visit({ language, width, session: (await staff()).cookie }, async (page) => {
			// Drafts come first and other tests leave some, so all rows are shown to include a published
			// one.
			await page.goto("/?tab=news&all=1");
			await button(page, text["manageNews.new"]).click();
			await dialog(page).waitFor();
			// The reader's own language comes first.
			const first = dialog(page).getByRole("textbox").first();
			await expectSoon(() => first.getAttribute("lang"), language);
			await field(page, language, "headline", "en").fill(camp);
			await dialog(page)
				.getByText(recordMessages[language]["record.missingAr"], { exact: true })
				.waitFor();
			await field(page, language, "content", "en").fill("Three days by the sea.");
			const publishNow = dialog(page).getByLabel(recordMessages[language]["record.publishNow"], {
				exact: true,
			});
			await publishNow.check();
			await submit(page);
			// Errors are shown at their fields, and typed values stay.
			await expectSoon(
				() => field(page, language, "headline", "ar").getAttribute("aria-invalid"),
				"true",
			);
			await expectSoon(() => field(page, language, "headline", "en").inputValue(), camp);
			await expectGood(page, language);
			// A draft can be saved without its other language.
			await publishNow.uncheck();
			await field(page, language, "headline", "ar").fill(other);
			await submit(page);
			await dialog(page).waitFor({ state: "detached" });
			await seeToast(page, newsText("wasCreated", language));

			const row = page.getByRole("row").filter({ hasText: title });
			await row.getByText(recordMessages[language]["record.isDraft"], { exact: true }).waitFor();
			await row.getByText(recordMessages[language]["record.missingAr"], { exact: true }).waitFor();
			await expectGood(page, language);
			// Instead of publishing, the row leads to the text that is missing.
			await button(page, toName(recordMessages[language]["record.addArOf"], title)).click();
			const missing = field(page, language, "content", "ar");
			await missing.and(page.locator(":focus")).waitFor();
			await missing.fill("ثلاثة أيام على البحر.");
			await submit(page);
			await seeToast(page, newsText("wasUpdated", language));
			await dialog(page).waitFor({ state: "detached" });
			const published = page.waitForRequest(/\/api\/news\/\d+\/publish$/);
			await row
				.getByRole("button", {
					name: toName(recordMessages[language]["record.publishOf"], title),
					exact: true,
				})
				.click();
			expect((await published).method()).toBe("POST");
			await seeToast(page, text["manageNews.wasPublished"], title);
			await row
				.getByText(recordMessages[language]["record.isPublished"], { exact: true })
				.waitFor();
			const { body } = await call("GET", "/news");
			expect(body[0]).toMatchObject({ titleEn: camp, titleAr: other, published: true });

			await button(page, toName(recordMessages[language]["record.editOf"], title)).click();
			await field(page, language, "content", "en").fill("Four days by the sea.");
			await submit(page);
			await seeToast(page, newsText("wasUpdated", language));
			expect((await call("GET", `/news/${body[0].id}`)).body).toMatchObject({
				contentEn: "Four days by the sea.",
				contentAr: "ثلاثة أيام على البحر.",
				published: true,
			});

			await button(page, toName(recordMessages[language]["record.deleteOf"], title)).click();
			await dialog(page)
				.getByText(toName(newsText("sure", language), title), { exact: true })
				.waitFor();
			await expectGood(page, language);
			await submit(page);
			await seeToast(page, newsText("wasDeleted", language), title);
			await row.waitFor({ state: "detached" });
		});
	},
);

test("an unsaved article survives closing the dialog, a reload and the end of the session", async () => {
	const person = await createSignInForTest({ role: "admin" });
	await visit({ session: person.cookie, expected: /status of 401/ }, async (page) => {
		await page.goto("/?tab=news&id=new");
		await field(page, "en", "headline", "en").fill("Half a camp");
		await dialog(page).getByRole("button", { name: uiMessages.en["ui.cancel"] }).click();
		await button(page, manageNewsMessages.en["manageNews.new"]).click();
		await dialog(page)
			.getByText(/^You wrote this/)
			.waitFor();
		await page.reload();
		await expectSoon(() => field(page, "en", "headline", "en").inputValue(), "Half a camp");
		for (const [label, locale, words] of [
			["headline", "ar", "نصف معسكر"],
			["content", "en", "Words that nobody may lose"],
			["content", "ar", "كلمات لا يجوز أن تضيع"],
		] as const)
			await field(page, "en", label, locale).fill(words);
		await call("GET", "/logout", { cookie: person.cookie });
		await submit(page);
		await page.waitForURL("**/login");
		await fillSignIn(page, "en", person.email, person.password);
		// After sign-in the dialog is open again, with the typed values.
		await dialog(page)
			.getByText(/^You wrote this/)
			.waitFor();
		await expectSoon(
			() => field(page, "en", "content", "en").inputValue(),
			"Words that nobody may lose",
		);
		await submit(page);
		await seeToast(page, newsText("wasCreated", "en"));
		await button(page, manageNewsMessages.en["manageNews.new"]).click();
		await expectSoon(() => field(page, "en", "headline", "en").inputValue(), "");
	});
});

test("a draft can be discarded, and is private to its author", async () => {
	await visit({ session: (await staff()).cookie }, async (page) => {
		await page.goto("/?tab=news&id=new");
		await field(page, "en", "headline", "en").fill("Not for others");
		const { cookie } = await staff();
		const [name, value] = cookie.split("=");
		await page.context().addCookies([{ name, value, url: page.url() }]);
		await page.goto("/?tab=news&id=new");
		await expectSoon(() => field(page, "en", "headline", "en").inputValue(), "");
		await field(page, "en", "headline", "en").fill("Mine");
		await page.reload();
		await dialog(page)
			.getByRole("button", { name: recordMessages.en["record.draftDiscard"] })
			.click();
		await expectSoon(() => field(page, "en", "headline", "en").inputValue(), "");
		await page.reload();
		await dialog(page).waitFor();
		expect(
			await dialog(page)
				.getByText(/^You wrote this/)
				.count(),
		).toBe(0);
	});
});

test.each(languagesInTurn())(
	"two people editing an article at once resolve the conflict without losing text: %s",
	async (language) => {
		const ui = recordMessages[language];
		const { cookie } = await staff();
		const { body: article } = await call("POST", "/news", {
			cookie,
			body: articleForTest({ published: false }),
		});
		await visit(
			{ language, session: (await staff()).cookie, expected: /status of 409/ },
			async (page) => {
				await page.goto(`/?tab=news&id=${article.id}`);
				await field(page, language, "content", "en").fill("Mine: four days.");
				const theirs = {
					...articleForTest({ published: false }),
					titleAr: "معسكر الربيع",
					contentEn: "Theirs: two days.",
				};
				await call("PUT", `/news/${article.id}`, {
					cookie,
					body: { ...theirs, version: article.version },
				});
				await submit(page);
				await page.locator(".toast").getByText(ui["record.stale"], { exact: true }).waitFor();
				// Fields changed only by the other person are merged; for fields changed by both, a choice
				// is required before saving.
				await dialog(page).getByText(ui["record.takenOver"], { exact: true }).waitFor();
				await expectSoon(
					() => field(page, language, "headline", "ar").inputValue(),
					"معسكر الربيع",
				);
				await expectSoon(
					() => field(page, language, "content", "en").inputValue(),
					"Mine: four days.",
				);
				await dialog(page)
					.locator(".theirs")
					.getByText("Theirs: two days.", { exact: true })
					.waitFor();
				await expectSoon(() => dialog(page).locator("button[type=submit]").isDisabled(), true);
				await expectNoSeriousAxe(page);
				// After a reload the choice is still required.
				await page.reload();
				await dialog(page)
					.locator(".theirs")
					.getByText("Theirs: two days.", { exact: true })
					.waitFor();
				await dialog(page)
					.getByRole("button", { name: ui["record.keepMine"], exact: true })
					.click();
				await submit(page);
				await seeToast(page, newsText("wasUpdated", language));
			},
		);
		expect((await call("GET", `/news/${article.id}`, { cookie })).body).toMatchObject({
			titleAr: "معسكر الربيع",
			contentEn: "Mine: four days.",
		});
	},
);

test("a failed deletion shows the specified text, and the article stays", async () => {
	const { cookie } = await staff();
	const titleEn = uniqueText("Camp");
	await call("POST", "/news", { cookie, body: articleForTest({ titleEn, published: false }) });
	await visit({ session: cookie, expected: /\b500\b/ }, async (page) => {
		await page.goto("/?tab=news");
		await page.route("**/api/news/*", (route) => route.fulfill({ status: 500, body: "" }));
		await button(page, `Delete ${titleEn}`).click();
		await submit(page);
		await seeToast(page, "Error", "Failed to delete news article");
		await dialog(page).getByRole("alert").first().waitFor();
	});
});

test.each(viewsInTurn())(
	"an admin in $language at $width publishes selected drafts at once and undoes it",
	async ({ language, width }) => {
		const [record, ui] = [recordMessages[language], uiMessages[language]];
		const { cookie } = await staff();
		const titles = ["Camp", "Camp"].map((word) => uniqueText(word));
		for (const title of titles) {
			const body = articleForTest({ titleEn: title, titleAr: title, published: false });
			await call("POST", "/news", { cookie, body });
		}
		const half = uniqueText("Camp");
		await call("POST", "/news", {
			cookie,
			body: articleForTest({ titleEn: half, titleAr: "", published: false }),
		});
		await visit({ language, width, session: cookie }, async (page) => {
			await page.goto("/?tab=news&all=1");
			for (const title of [...titles, half])
				await page.getByLabel(toName(ui["ui.select"], title), { exact: true }).check();
			const two = language === "ar" ? "٢" : "2";
			const publish = record["record.publishEach"].replace("{count, number}", two);
			await page.getByRole("toolbar").getByRole("button", { name: publish, exact: true }).click();
			await dialog(page).getByText(record["record.publishText"], { exact: true }).waitFor();
			await expectGood(page, language);
			await submit(page);
			await dialog(page).waitFor({ state: "detached" });
			const row = (title: string) => page.getByRole("row").filter({ hasText: title });
			for (const title of titles)
				await row(title)
					.getByText(recordMessages[language]["record.isPublished"], { exact: true })
					.waitFor();
			await row(half)
				.getByText(recordMessages[language]["record.isDraft"], { exact: true })
				.waitFor();
			await page.getByRole("status").getByRole("button", { name: ui["ui.undo"] }).click();
			for (const title of titles)
				await row(title)
					.getByText(recordMessages[language]["record.isDraft"], { exact: true })
					.waitFor();
		});
	},
);

test("the list is sorted by its column heads, shows all rows on request, and its address restores the view", async () => {
	const { cookie } = await staff();
	for (const titleEn of [
		"00 first of all",
		"ZZZ last of all",
		"Camp a",
		"Camp b",
		"Camp c",
		"Camp d",
	])
		await call("POST", "/news", { cookie, body: articleForTest({ titleEn, published: false }) });
	await visit({ session: cookie }, async (page) => {
		await page.goto("/?tab=news");
		const rows = page.getByRole("table", { name: "News", exact: true }).getByRole("row");
		await rows.getByRole("rowheader").first().waitFor();
		await expectSoon(() => rows.count(), 6);
		await page.getByRole("button", { name: /^Show all/ }).click();
		await page.getByRole("button", { name: /^Show the first/ }).waitFor();
		await rows.nth(6).waitFor();
		const sort = page.getByRole("button", { name: "Sort by Article" });
		const sorted = (how: "ascending" | "descending") =>
			page
				.getByRole("columnheader", { name: "Sort by Article" })
				.and(page.locator(`[aria-sort=${how}]`))
				.waitFor();
		const firstRow = page.getByRole("rowheader").first();
		await sort.click();
		await sorted("ascending");
		await firstRow.filter({ hasText: "00 first of all" }).waitFor();
		await sort.click();
		await sorted("descending");
		await page.reload();
		await sorted("descending");
		await firstRow.filter({ hasText: "ZZZ last of all" }).waitFor();
	});
});
