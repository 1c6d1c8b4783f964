import type { PaymentSource } from "#shared/competition/online-payments/online-payments.schema.ts";
import type { Locale } from "#shared/core/locales.ts";
import type { PaymentMethod } from "#shared/people/memberships/memberships.rules.ts";

/** Names of the payment methods on receipts and in exports. */
export const methodNames: Record<Locale, Record<PaymentMethod, string>> = {
	en: {
		cash: "Cash",
		knet: "KNET",
		transfer: "Bank transfer",
		online: "Online",
		other: "Other",
	},
	ar: {
		cash: "نقدًا",
		knet: "كي نت",
		transfer: "تحويل بنكي",
		online: "دفع إلكتروني",
		other: "طريقة أخرى",
	},
};

/** What people pay with online, on receipts. */
export const sourceNames: Record<Locale, Record<PaymentSource, string>> = {
	en: { knet: "KNET, online", card: "Card, online" },
	ar: { knet: "كي نت، إلكترونيًا", card: "بطاقة، إلكترونيًا" },
};
