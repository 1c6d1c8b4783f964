import type { Locale } from "../core/locales.ts";

/** Of the terms and the privacy policy together; raised whenever either changes what people agree to. */
export const agreementVersion = "2026-11";

/** What stands beside the box that is ticked at sign-up. Its hash is kept with the answer. */
export const agreement: Record<Locale, string> = {
	en: "I have read the terms and the privacy policy of the federation, and I agree to them.",
	ar: "قرأت شروط الاتحاد وسياسة الخصوصية، وأوافق عليها.",
};
