import { defineCounts } from "../../core/table/counters.ts";
import type { NewsRecord } from "./news.entity.ts";

export const newsCountedAs = ({ published }: Pick<NewsRecord, "published">) => [
	"all",
	...(published ? [] : ["draft"]),
];

export const newsCounts = defineCounts({
	news: { of: "news", as: newsCountedAs, totals: { news: ["all"], draftNews: ["draft"] } },
});
