import type { Locale } from "#shared/core/locales.ts";
import { greetRecipient, type Letter } from "../../core/outside/mail/letter.ts";

/**
 * Sent to confirm a sign-up. Contains no name: strangers could send their own text to any address.
 */
export const signUpLetter: Record<Locale, (url: string) => Letter> = {
	en: (url) => ({
		subject: "Confirm your address",
		paragraphs: [
			greetRecipient("en"),
			"Someone used this address to sign up. If it was you, confirm it with the link below and the password that you chose. We’ll then create your account. The link works once, for 24 hours.",
			"If it was not you, there is nothing to do: without the link no account is made.",
		],
		action: { label: "Confirm the address", url },
	}),
	ar: (url) => ({
		subject: "تأكيد بريدك الإلكتروني",
		paragraphs: [
			greetRecipient("ar"),
			"أُنشئ طلب حساب بهذا البريد. إذا كنت صاحب الطلب فأكّد البريد من الرابط أدناه بكلمة المرور التي اخترتها، وعندها يُنشأ حسابك. الرابط صالح لمرة واحدة ولمدة ٢٤ ساعة.",
			"إذا لم تكن صاحب الطلب فلا داعي لفعل أي شيء، ولن يُنشأ حساب من دون الرابط.",
		],
		action: { label: "تأكيد البريد", url },
	}),
};

/** Sent if the address of a sign-up already has an account. */
export const knownAddressLetter: Record<Locale, (name: string, siteUrl: string) => Letter> = {
	en: (name, siteUrl) => ({
		subject: "You have an account already",
		paragraphs: [
			greetRecipient("en", name),
			"Someone used this address to sign up. You have an account with it already, so nothing was changed.",
			"If it was you, sign in with this address. If you have forgotten the password, choose a new one with “Forgot your password?”.",
			"If it was not you, there is nothing to do.",
		],
		action: { label: "Sign in", url: `${siteUrl}/login` },
	}),
	ar: (name, siteUrl) => ({
		subject: "لديك حساب من قبل",
		paragraphs: [
			greetRecipient("ar", name),
			"أُنشئ طلب حساب بهذا البريد، ولديك حساب به من قبل، لذلك لم يتغير شيء.",
			"إذا كنت صاحب الطلب فسجّل الدخول بهذا البريد. وإن نسيت كلمة المرور فاختر كلمة جديدة من «هل نسيت كلمة المرور؟».",
			"إذا لم تكن صاحب الطلب فلا داعي لفعل أي شيء.",
		],
		action: { label: "تسجيل الدخول", url: `${siteUrl}/login?lang=ar` },
	}),
};
