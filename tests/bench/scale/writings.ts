import { AnnualPlans } from "#functions/content/annual-plan/annual-plan.entity.ts";
import { News } from "#functions/content/news/news.entity.ts";
import { firstVersion } from "#functions/core/table/versioned.ts";
import type { Random } from "#local/demo/random.ts";
import { newsCategories } from "#shared/content/news/news.rules.ts";
import { dayMs, type Item, iso, itemOf, textAr, textEn } from "./item.ts";
import type { Size } from "./size.ts";

export function* news({ news: count }: Size, random: Random, now: number): Generator<Item> {
	for (let id = 1; id <= count; id++) {
		const at = iso(now - (count - id) * 3 * dayMs - dayMs);
		yield itemOf(
			News.put({
				id,
				titleEn: `Results of the week ${id}`,
				titleAr: `نتائج الأسبوع ${id}`,
				category: random.pick(newsCategories),
				contentEn: textEn.repeat(6),
				contentAr: textAr.repeat(6),
				published: true,
				publishedAt: at,
				datedAt: at,
				...firstVersion(Date.parse(at)),
				authorId: 2,
			}),
		);
	}
}

export function* plans(now: number): Generator<Item> {
	for (let month = 1; month <= 12; month++) {
		yield itemOf(
			AnnualPlans.put({
				id: month,
				year: new Date(now).getUTCFullYear(),
				month,
				titleEn: `Month ${month}`,
				titleAr: `الشهر ${month}`,
				descriptionEn: textEn,
				descriptionAr: textAr,
				activities: [textEn],
				goals: [textEn],
				...firstVersion(now),
			}),
		);
	}
}
