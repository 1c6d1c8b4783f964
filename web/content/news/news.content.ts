import { newsTexts } from "#shared/content/news/news.schema.ts";
import { totalOf } from "../../base/staff/defineAdmin.ts";
import { defineContent } from "../../base/staff/defineContent.ts";
import { usePages, whole } from "../../core/calls/usePages.ts";
import { useText } from "../../core/language/messages.ts";
import { manageNewsMessages } from "./manageNews.messages.ts";
import { newsKind } from "./news.queries.ts";

export default defineContent({
	id: "news",
	label: { en: "News", ar: "الأخبار" },
	order: 10,
	part: () => import("./ManageNews.tsx"),
	useCount: totalOf("news"),
	useTranslated() {
		const text = useText(manageNewsMessages);
		return {
			name: "news",
			label: text("manageNews.title"),
			counted: (count, shown) => text("manageNews.counted", { count, shown }),
			fields: newsTexts,
			...usePages(newsKind.pages, whole),
		};
	},
});
