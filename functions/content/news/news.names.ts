import { defineNames } from "../../base/history/defineNames.ts";
import { retryUnprocessed } from "../../core/table/database.ts";
import { News } from "./news.entity.ts";

export const newsNames = defineNames({
	news: {
		async find(ids) {
			const keys = ids.map((id) => ({ id }));
			const { data } = await retryUnprocessed(() => News.get(keys).go({ concurrent: 4 }));
			return data.map(({ id, titleEn, titleAr }) => ({ id, en: titleEn, ar: titleAr }));
		},
	},
});
