import type { NewsInput } from "#shared/content/news/news.schema.ts";
import type { AuditedOf, EffectsOf, OthersOf, SamplesOf } from "../../core/samples.ts";
import { made, one } from "../audited.ts";
import { created } from "../records.ts";

/** An article as staff would enter it. */
export const articleForTest = (wish: Partial<NewsInput> = {}) => ({
	titleEn: "Winter camp",
	titleAr: "المعسكر الشتوي",
	contentEn: "Three days of training.",
	contentAr: "ثلاثة أيام من التدريب.",
	category: "local",
	published: true,
	...wish,
});

const article = articleForTest({ published: false });

export default {
	list: async () => ({}),
	get: async () => ({ params: await created("/news", { ...article, published: true }) }),
	create: async () => ({ body: article }),
	update: async () => ({
		params: await created("/news", article),
		body: { ...article, titleEn: "Summer camp", version: 1 },
	}),
	patch: async () => ({
		params: await created("/news", article),
		body: { published: true, version: 1 },
	}),
	remove: async () => ({ params: await created("/news", article) }),
	publish: async () => ({ params: await created("/news", article) }),
} satisfies SamplesOf<"news">;

export const audited: AuditedOf<"news"> = {
	create: { entityType: "news", action: "created", entityId: made },
	update: { entityType: "news", action: "updated", entityId: one },
	remove: { entityType: "news", action: "deleted", entityId: one },
	publish: { entityType: "news", action: "published", entityId: one },
	patch: { entityType: "news", action: "published", entityId: one },
};

export const others: OthersOf<"news"> = {
	create: { titleEn: "Another" },
	update: { titleEn: "Another" },
};

export const effects: EffectsOf<"news"> = {
	create: {
		writes: {
			"new news": "changed_meanwhile",
			"tally of news (all +1, draft +1)": null,
			"new auditLine": null,
		},
		again: "writes",
	},
	update: {
		writes: { "news if version": "changed_meanwhile", "new auditLine": null },
		again: "changed_meanwhile",
	},
	patch: {
		writes: {
			"news if version": "changed_meanwhile",
			"tally of news (draft -1)": null,
			"new auditLine": null,
		},
		again: "nothing",
	},
	remove: {
		writes: {
			"removed news if version": "changed_meanwhile",
			"tally of news (all -1, draft -1)": null,
			"new auditLine": null,
		},
		again: "not_found",
	},
	publish: {
		writes: {
			"news if version": "changed_meanwhile",
			"tally of news (draft -1)": null,
			"new auditLine": null,
		},
		again: "nothing",
	},
};
