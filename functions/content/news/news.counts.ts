import type { NewsRecord } from "./news.entity.ts";

export const newsCountedAs = ({ published }: Pick<NewsRecord, "published">) => [
	"all",
	...(published ? [] : ["draft"]),
];
