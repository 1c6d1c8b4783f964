import type { Locale } from "#shared/core/locales.ts";
import type { PaymentMethod } from "#shared/people/memberships/memberships.rules.ts";

/** Names of the payment methods on receipts and in exports. */
export const methodNames: Record<Locale, Record<PaymentMethod, string>> = {
	en: {
		cash: "Cash",
		knet: "K-Net",
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
