import type { Locale } from "../../core/locales.ts";

/**
 * Version of the terms and the privacy policy together; raise it when either changes what people
 * agree to.
 */
export const agreementVersion = "2026-11";

/** Text beside the checkbox at sign-up. Its hash is stored with the answer. */
export const agreement: Record<Locale, string> = {
	en: "I have read the terms and the privacy policy of the federation, and I agree to them.",
	ar: "قرأت شروط الاتحاد وسياسة الخصوصية، وأوافق عليها.",
};
