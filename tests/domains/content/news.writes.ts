import type { Page } from "playwright-core";
import type { NewsItem } from "#shared/content/news/news.schema.ts";
import { recordMessages } from "#web/base/records/records.messages.ts";
import { call } from "../../core/api.ts";
import { uniqueText } from "../../core/unique.ts";
import { countAuditLines, fill, fillInName, press, staff, type Writes } from "../write.ts";
import { articleForTest } from "./news.samples.ts";

/** A new article, not published. */
async function draftArticle(): Promise<NewsItem> {
	const { cookie } = await staff();
	const article = articleForTest({ titleEn: uniqueText("Camp"), published: false });
	return (await call("POST", "/news", { cookie, body: article })).body;
}

export default {
	"an article is made": async () => {
		const session = await staff();
		const open = async (page: Page) => {
			await fill(page, "Title (English)", "Lost camp");
			await fill(page, "Title (Arabic)", "معسكر مفقود");
			await fill(page, "Content (English)", "Three days.");
			await fill(page, "Content (Arabic)", "ثلاثة أيام.");
		};
		return { session, address: "/?tab=news&id=new", open, made: countAuditLines(session) };
	},
	"an article is changed": async () => {
		const [article, session] = await Promise.all([draftArticle(), staff()]);
		const open = (page: Page) => fill(page, "Content (English)", "Four days.");
		return {
			session,
			address: `/?tab=news&id=${article.id}`,
			open,
			made: countAuditLines(session),
		};
	},
	"an article is published": async () => {
		const [{ titleEn: title }, session] = await Promise.all([draftArticle(), staff()]);
		const name = fillInName(recordMessages.en["record.publishOf"], title);
		return {
			session,
			address: "/?tab=news&all=1",
			open: async () => {},
			button: (page) => page.getByRole("button", { name, exact: true }),
			done: (page) =>
				page.getByRole("button", { name, exact: true }).waitFor({ state: "detached" }),
			made: countAuditLines(session),
		};
	},
	"an article is deleted": async () => {
		const [{ titleEn: title }, session] = await Promise.all([draftArticle(), staff()]);
		const open = (page: Page) =>
			press(page, fillInName(recordMessages.en["record.deleteOf"], title));
		return { session, address: "/?tab=news&all=1", open, made: countAuditLines(session) };
	},
} satisfies Writes;
