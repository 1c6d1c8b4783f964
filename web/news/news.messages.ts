import type { newsCategories } from "#shared/news/news.schema.ts";
import { messages } from "../core/messages.ts";

export const newsMessages = messages(
	{
		"news.title": "Latest news",
		"news.readMore": "Read More",
		"news.readLess": "Read less",
		"news.about": "{action}: {title}",
		"news.local": "Local",
		"news.international": "International",
		"news.competitions": "Competitions",
		"news.achievements": "Achievements",
		"news.tournament": "Tournament",
		"news.seminar": "Seminar",
		"news.promotion": "Promotion",
	} satisfies Record<`news.${(typeof newsCategories)[number]}`, string> & Record<string, string>,
	{
		"news.title": "آخر الأخبار",
		"news.readMore": "اقرأ المزيد",
		"news.readLess": "عرض أقل",
		"news.about": "{action}: {title}",
		"news.local": "محلي",
		"news.international": "دولي",
		"news.competitions": "منافسات",
		"news.achievements": "إنجازات",
		"news.tournament": "بطولة",
		"news.seminar": "دورة",
		"news.promotion": "ترقية",
	},
);
