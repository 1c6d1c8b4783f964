import { beltName } from "#shared/belts/belts.names.ts";
import type { Belt } from "#shared/belts/belts.rules.ts";
import type { Locale } from "#shared/core/locales.ts";
import { isolated, type Notice, type Words } from "../notifications/notice.ts";

/** The facts of a belt that somebody asked for themselves. */
export type PromotionFacts = { status: "promotionRequested"; toBelt: Belt };

const words: Record<PromotionFacts["status"], Record<Locale, (belt: string) => Words>> = {
	promotionRequested: {
		en: (belt) => ({
			title: "Promotion requested",
			message: `Your request for this rank is with the federation: ${belt}. Until it is approved, your belt stays as it is.`,
		}),
		ar: (belt) => ({
			title: "طلب ترقية",
			message: `وصل طلبك لهذه الدرجة إلى الاتحاد: ${belt}. يبقى حزامك كما هو إلى أن يُعتمد الطلب.`,
		}),
	},
};

export const promotionNotice: Notice<PromotionFacts> = {
	kind: "promotion",
	words: ({ status, toBelt }, locale) => words[status][locale](isolated(beltName(toBelt, locale))),
	action: () => ({ path: "/dashboard", label: { en: "See your dashboard", ar: "عرض لوحتك" } }),
};
