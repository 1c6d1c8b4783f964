import { newsMessages } from "#web/content/news/news.messages.ts";
import { call, eventually } from "../core/api.ts";
import { admin } from "../core/people.ts";
import { uniqueArabicText, uniqueText } from "../core/unique.ts";
import { waitForPage } from "../core/waitForPage.ts";
import { articleForTest } from "../domains/content/news.samples.ts";
import { expectNoSeriousAxe } from "./axe.ts";
import { viewsInTurn, visit } from "./browser.ts";
import { expectSoon } from "./expectSoon.ts";
import { followMenu } from "./steps.ts";

const publish = async (wish: Parameters<typeof articleForTest>[0]) =>
	(await call("POST", "/news", { cookie: await admin(), body: articleForTest(wish) })).body;

test.each(viewsInTurn())(
	"a visitor finds an article by category, reads it and goes back, in $language at $width",
	async ({ language, width }) => {
		const text = newsMessages[language];
		// Each title in its own script: other tests look for text in the other one.
		const titles = { titleEn: uniqueText("Doha"), titleAr: uniqueArabicText("الدوحة") };
		const ends = { en: uniqueText("The end of"), ar: uniqueArabicText("انتهى") };
		const contentEn = `${"Many words. ".repeat(60)}\n\n${ends.en}`;
		const contentAr = `${"كلمات كثيرة. ".repeat(60)}\n\n${ends.ar}`;
		const wish = { ...titles, contentEn, contentAr };
		const title = language === "ar" ? titles.titleAr : titles.titleEn;
		const end = ends[language];
		const { id } = await publish({ ...wish, category: "international" });
		await waitForPage(`/news?lang=${language}`, title);
		await waitForPage(`/news/${id}?lang=${language}`, end);
		await visit({ language, width }, async (page) => {
			await page.goto("/");
			await page.locator("#news").getByRole("link", { name: text["news.back"] }).click();
			await page.getByRole("heading", { name: text["news.page"], exact: true }).waitFor();
			await page.getByRole("button", { name: text["news.seminar"], exact: true }).click();
			await page.getByRole("heading", { name: title }).waitFor({ state: "detached" });
			await page.getByRole("button", { name: text["news.international"], exact: true }).click();
			const found = page.getByRole("heading", { name: title });
			await found.waitFor();
			expect(page.url()).toContain("?category=international");
			expect(await page.getByText(end).count()).toBe(0);
			await expectNoSeriousAxe(page);
			// The address alone restores the same view.
			await page.reload();
			await found.getByRole("link").click();
			await page.getByRole("heading", { level: 1, name: title }).waitFor();
			await page.getByText(end).waitFor();
			await eventually(async () => (await page.title()).includes(title), "the article's title");
			await expectNoSeriousAxe(page);
			await page.goBack();
			await found.waitFor();
		});
	},
);

test("a visitor who comes back sees new articles, not the browser's last response", async () => {
	const text = newsMessages.en;
	await visit({ language: "en" }, async (page) => {
		const readNews = async () => {
			await page.goto("/events");
			await followMenu(page, "en", "news");
			await page.getByRole("heading", { name: text["news.page"], exact: true }).waitFor();
		};
		await readNews();
		const titleEn = uniqueText("Just published");
		await publish({ titleEn, titleAr: uniqueArabicText("نشر الآن") });
		await readNews();
		await page.getByRole("heading", { name: titleEn }).waitFor();
	});
});

test("an unknown or unpublished article shows an error", async () => {
	const draft = await publish({ titleEn: "Secret", published: false });
	const text = newsMessages.en;
	for (const id of [draft.id, 987_654_321]) {
		await visit({ expected: /status of 40[14]/ }, async (page) => {
			await page.goto(`/news/${id}`);
			await page.getByRole("heading", { name: text["news.notFound"] }).waitFor();
			await page.getByRole("link", { name: text["news.back"] }).first().click();
			await page.getByRole("heading", { name: text["news.page"], exact: true }).waitFor();
		});
	}
	await visit({ session: await admin() }, async (page) => {
		await page.goto(`/news/${draft.id}`);
		await page.getByRole("heading", { level: 1, name: "Secret" }).waitFor();
		await page.getByText(text["news.draft"], { exact: true }).waitFor();
	});
});

test("staff see three articles on the public start page even if the latest are drafts", async () => {
	for (let count = 0; count < 3; count++) await publish({ titleEn: `Out ${count}` });
	for (let count = 0; count < 3; count++) await publish({ published: false });
	await visit({ session: await admin() }, async (page) => {
		await page.goto("/home");
		await page.locator("#news article").first().waitFor();
		await expectSoon(() => page.locator("#news article").count(), 3);
	});
});
