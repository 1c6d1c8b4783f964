import type { Locale } from "#shared/core/locales.ts";
import type { Letter } from "../core/letter.ts";

/** The mail with the reset link, in the reader's language. */
export const resetLetter: Record<Locale, (name: string, url: string) => Letter> = {
	en: (name, url) => ({
		subject: "Reset your password",
		paragraphs: [
			`Osu ${name},`,
			"Somebody asked to reset the password of your account. If it was you, choose a new one with the link below. It works once, for 60 minutes.",
			"If it was not you, there is nothing to do: your password stays as it is.",
		],
		action: { label: "Choose a new password", url },
	}),
	ar: (name, url) => ({
		subject: "إعادة تعيين كلمة المرور",
		paragraphs: [
			`أوس ${name}،`,
			"وصلنا طلب لإعادة تعيين كلمة المرور لحسابك. إذا كنت صاحب الطلب فاختر كلمة مرور جديدة من الرابط أدناه. الرابط صالح لمرة واحدة ولمدة ٦٠ دقيقة.",
			"إذا لم تطلب ذلك فلا داعي لفعل أي شيء، وستبقى كلمة المرور كما هي.",
		],
		action: { label: "اختيار كلمة مرور جديدة", url },
	}),
};

export const passwordChangedLetter: Record<Locale, (name: string) => Letter> = {
	en: (name) => ({
		subject: "Your password was changed",
		paragraphs: [
			`Osu ${name},`,
			"The password of your account was just changed. If that was not you, reset it at once and tell us.",
		],
	}),
	ar: (name) => ({
		subject: "تم تغيير كلمة المرور",
		paragraphs: [
			`أوس ${name}،`,
			"تم للتو تغيير كلمة المرور لحسابك. إذا لم تكن أنت من غيّرها فأعد تعيينها فورًا وأبلغنا بذلك.",
		],
	}),
};
