import { ownLanguageOf } from "#shared/core/fields/bilingual.ts";
import type { Locale } from "#shared/core/locales.ts";
import { greetRecipient, type Letter } from "../../core/outside/mail/letter.ts";

// None of these emails contains the applicant's name: the address is unconfirmed, and strangers
// could send their own text to any address.

/** Sent if the address in the application already has an account. */
export const knownAddressLetter: Record<Locale, Letter> = {
	en: {
		subject: "Your email address was entered in a coach application",
		paragraphs: [
			greetRecipient("en"),
			"Somebody applied to be a coach with this address. There is an account with it already, so nothing was changed and no application was filed.",
			"If that was you, sign in with this address, or choose a new password if you have forgotten it. To become a coach with the account that you have, please write to us.",
			"If it was not you, there is nothing to do.",
		],
	},
	ar: {
		subject: "أُدخل بريدك الإلكتروني في طلب مدرب",
		paragraphs: [
			greetRecipient("ar"),
			"تقدّم شخص ما بطلب للعمل مدربًا بهذا البريد. يوجد حساب بهذا البريد من قبل، لذلك لم يتغير شيء ولم يُسجَّل الطلب.",
			"إذا كنت أنت من تقدّم به فسجّل الدخول بهذا البريد، أو اختر كلمة مرور جديدة إن نسيتها. ولتصبح مدربًا بحسابك الحالي يرجى مراسلتنا.",
			"إذا لم تكن أنت فلا داعي لفعل أي شيء.",
		],
	},
};

/** Sent to a rejected applicant. */
export const rejectedLetter: Record<Locale, (reason: string | null | undefined) => Letter> = {
	en: (reason) => ({
		subject: "Your application to be a coach",
		paragraphs: [
			greetRecipient("en"),
			"Thank you for your interest in teaching with the federation. We have read your application and cannot accept it at this time.",
			...(reason ? [`The reason: ${ownLanguageOf(reason, "en")}`] : []),
			"Your account and what you entered have been deleted. You are welcome to apply again.",
		],
	}),
	ar: (reason) => ({
		subject: "طلبك للعمل مدربًا",
		paragraphs: [
			greetRecipient("ar"),
			"شكرًا لاهتمامك بالتدريب مع الاتحاد. راجعنا طلبك ولا يمكننا قبوله في الوقت الحالي.",
			...(reason ? [`السبب: ${ownLanguageOf(reason, "ar")}`] : []),
			"حُذف حسابك وما أدخلته من بيانات. يمكنك التقدّم بطلب جديد في أي وقت.",
		],
	}),
};

/** Sent to a coach whose approval was switched off, when staff end their application. */
export const formerCoachLetter: typeof rejectedLetter = {
	en: (reason) => ({
		subject: "You are now a member of the federation",
		paragraphs: [
			greetRecipient("en"),
			"You no longer teach with the federation as a coach. Your account stays, and you can use it as a member.",
			...(reason ? [`The reason: ${ownLanguageOf(reason, "en")}`] : []),
		],
	}),
	ar: (reason) => ({
		subject: "أصبح حسابك حساب عضو",
		paragraphs: [
			greetRecipient("ar"),
			"لم تعد مدربًا لدى الاتحاد. يبقى حسابك قائمًا ويمكنك استخدامه بصفتك عضوًا.",
			...(reason ? [`السبب: ${ownLanguageOf(reason, "ar")}`] : []),
		],
	}),
};
