import { recordMessages } from "#web/base/records/records.messages.ts";
import { manageNewsMessages } from "#web/content/news/manageNews.messages.ts";
import { newsMessages } from "#web/content/news/news.messages.ts";
import { call } from "../../core/api.ts";
import { recordTexts } from "../../core/recordText.ts";
import { heading, type Screen, staff } from "../screen.ts";
import { articleForTest } from "./news.samples.ts";

const newsText = recordTexts(manageNewsMessages, "manageNews");

/** A demo article with text in both languages. */
const article = (await call("GET", "/news/5")).body;

export default [
	{ name: "the news", path: "/news", titles: { en: "News", ar: "الأخبار" } },
	{
		name: "the news of a category",
		path: "/news?category=seminar",
		titles: { en: "News", ar: "الأخبار" },
		open: heading(newsMessages, "news.page"),
	},
	{
		name: "an article",
		path: `/news/${article.id}`,
		titles: { en: article.titleEn, ar: article.titleAr },
	},
	{
		name: "the news of an admin",
		path: "/admin?tab=news",
		titles: { en: "Admin Dashboard", ar: "لوحة الإدارة" },
		session: staff,
		open: heading(manageNewsMessages, "manageNews.title"),
	},
	{
		name: "an article that is changed",
		path: "/admin?tab=news",
		titles: { en: "Admin Dashboard", ar: "لوحة الإدارة" },
		session: async () => {
			const [cookie, body] = [await staff(), articleForTest({ published: false })];
			await call("POST", "/news", { cookie, body });
			return cookie;
		},
		open: async (page, language) => {
			await page
				.getByRole("button", { name: recordMessages[language]["record.edit"] })
				.first()
				.click();
			await page.getByRole("dialog", { name: newsText("editTitle", language) }).waitFor();
		},
	},
] satisfies Screen[];
