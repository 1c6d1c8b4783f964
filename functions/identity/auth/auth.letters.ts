import type { Locale } from "#shared/core/locales.ts";
import { greetRecipient, type Letter } from "../../core/outside/mail/letter.ts";

/** Email with the reset link, in the recipient's language. */
export const resetLetter: Record<Locale, (name: string, url: string) => Letter> = {
	en: (name, url) => ({
		subject: "Reset your password",
		paragraphs: [
			greetRecipient("en", name),
			"Somebody asked to reset the password of your account. If it was you, choose a new one with the link below. It works once, for 60 minutes.",
			"If it was not you, there is nothing to do: your password stays as it is.",
		],
		action: { label: "Choose a new password", url },
	}),
	ar: (name, url) => ({
		subject: "إعادة تعيين كلمة المرور",
		paragraphs: [
			greetRecipient("ar", name),
			"وصلنا طلب لإعادة تعيين كلمة المرور لحسابك. إذا كنت صاحب الطلب فاختر كلمة مرور جديدة من الرابط أدناه. الرابط صالح لمرة واحدة ولمدة ٦٠ دقيقة.",
			"إذا لم تطلب ذلك فلا داعي لفعل أي شيء، وستبقى كلمة المرور كما هي.",
		],
		action: { label: "اختيار كلمة مرور جديدة", url },
	}),
};

/** Email to a member whom staff added, with the link for the first sign-in. */
export const invitationLetter: Record<Locale, (name: string, url: string) => Letter> = {
	en: (name, url) => ({
		subject: "Your account with the federation",
		paragraphs: [
			greetRecipient("en", name),
			"The federation has opened an account for you. There you see your belt and your registrations, and enter events.",
			"Choose a password with the link below. It works once, for 7 days. After that, ask for a new one with “Forgot your password?”.",
		],
		action: { label: "Choose a password", url },
	}),
	ar: (name, url) => ({
		subject: "حسابك لدى الاتحاد",
		paragraphs: [
			greetRecipient("ar", name),
			"فتح الاتحاد حسابًا لك، تتابع فيه حزامك وتسجيلاتك وتشارك منه في الفعاليات.",
			"اختر كلمة مرور من الرابط أدناه. الرابط صالح لمرة واحدة ولمدة ٧ أيام، وبعدها اطلب رابطًا جديدًا من «نسيت كلمة المرور؟».",
		],
		action: { label: "اختيار كلمة المرور", url },
	}),
};

export const passwordChangedLetter: Record<Locale, (name: string) => Letter> = {
	en: (name) => ({
		subject: "Your password was changed",
		paragraphs: [
			greetRecipient("en", name),
			"The password of your account was just changed. If that was not you, reset it at once and tell us.",
		],
	}),
	ar: (name) => ({
		subject: "تم تغيير كلمة المرور",
		paragraphs: [
			greetRecipient("ar", name),
			"تم للتو تغيير كلمة المرور لحسابك. إذا لم تكن أنت من غيّرها فأعد تعيينها فورًا وأبلغنا بذلك.",
		],
	}),
};

/**
 * Email to the address in a coach application, with the link that confirms it. It contains no name:
 * see `confirmLetter`.
 */
export const applicationLetter: Record<Locale, (url: string) => Letter> = {
	en: (url) => ({
		subject: "We have received your application",
		paragraphs: [
			greetRecipient("en"),
			"Thank you for applying to be a coach of the federation. We read each application and will email you our decision.",
			"To sign in, first confirm your address: open the link below and enter the password that you chose. The link works once, for 24 hours. If it has expired, use “Forgot your password?” instead. You can use the coach pages once you are approved.",
			"If you did not apply, please reply to this email and we will delete what was entered.",
		],
		action: { label: "Confirm the address", url },
	}),
	ar: (url) => ({
		subject: "وصلنا طلبك",
		paragraphs: [
			greetRecipient("ar"),
			"شكرًا لتقدّمك للعمل مدربًا في الاتحاد. نراجع كل طلب على حدة، وسنخبرك بقرارنا عبر البريد الإلكتروني.",
			"لتسجيل الدخول أكّد بريدك أولًا من الرابط أدناه بكلمة المرور التي اخترتها. الرابط صالح لمرة واحدة ولمدة ٢٤ ساعة. إذا انتهت صلاحيته فاستخدم «نسيت كلمة المرور؟». ويبقى حسابك بانتظار القرار حتى اعتماده.",
			"إذا لم تتقدّم بهذا الطلب فأجب عن هذه الرسالة لنحذف ما أُدخل.",
		],
		action: { label: "تأكيد البريد", url },
	}),
};

/**
 * Email to a new address with the confirmation link. It contains no name, so that nobody can send
 * text of their own to strangers.
 */
export const confirmLetter: Record<Locale, (url: string) => Letter> = {
	en: (url) => ({
		subject: "Confirm your new email address",
		paragraphs: [
			greetRecipient("en"),
			"Somebody asked to use this address for signing in to your account. If it was you, confirm it with the link below. It works once, for 24 hours.",
			"Until then your old address stays as it is. If it was not you, there is nothing to do.",
		],
		action: { label: "Confirm this address", url },
	}),
	ar: (url) => ({
		subject: "تأكيد بريدك الإلكتروني الجديد",
		paragraphs: [
			greetRecipient("ar"),
			"وصلنا طلب لاستخدام هذا العنوان في تسجيل الدخول إلى حسابك. إذا كنت صاحب الطلب فأكّده من الرابط أدناه. الرابط صالح لمرة واحدة ولمدة ٢٤ ساعة.",
			"يبقى عنوانك الحالي كما هو حتى تأكيد الجديد. إذا لم تطلب ذلك فلا داعي لفعل أي شيء.",
		],
		action: { label: "تأكيد العنوان", url },
	}),
};

/** Email to the owner of an address that was entered for another account. */
export const addressTakenLetter: Record<Locale, (name: string) => Letter> = {
	en: (name) => ({
		subject: "Your email address was entered for another account",
		paragraphs: [
			greetRecipient("en", name),
			"Somebody entered this address for another account. Nothing was changed: it stays yours.",
			"If that was you, sign in with this address, or write to us and we will join your accounts.",
		],
	}),
	ar: (name) => ({
		subject: "إدخال بريدك الإلكتروني في حساب آخر",
		paragraphs: [
			greetRecipient("ar", name),
			"أدخل شخص ما هذا العنوان في حساب آخر. لم يتغير شيء، ويبقى العنوان لحسابك.",
			"إذا كنت أنت من أدخله فسجّل الدخول بهذا العنوان، أو راسلنا لندمج حسابيك.",
		],
	}),
};

/** Email to a former address about the change, with the link to undo it. */
export const addressChangedLetter: Record<
	Locale,
	(name: string, address: string, url: string) => Letter
> = {
	en: (name, address, url) => ({
		subject: "Your email address was changed",
		paragraphs: [
			greetRecipient("en", name),
			`The email address of your account is now ${address}. You no longer sign in with this one.`,
			"If that was not you, take your account back with the link below. It works once, for 7 days: this address comes back, everybody is signed out, and you choose a new password.",
		],
		action: { label: "This was not me", url },
	}),
	ar: (name, address, url) => ({
		subject: "تم تغيير بريدك الإلكتروني",
		paragraphs: [
			greetRecipient("ar", name),
			`أصبح البريد الإلكتروني لحسابك ${address}، ولم يعد هذا العنوان يُستخدم لتسجيل الدخول.`,
			"إذا لم تكن أنت من غيّره فاستعد حسابك من الرابط أدناه. الرابط صالح لمرة واحدة ولمدة ٧ أيام: يعود هذا العنوان، ويُسجَّل خروج الجميع، وتختار كلمة مرور جديدة.",
		],
		action: { label: "لم أكن أنا", url },
	}),
};

const accountWords = {
	connected: {
		en: [
			"Another sign-in account was connected",
			"You can now also sign in with the external account that was just connected to yours. To disconnect it, open “Account security”.",
		],
		ar: [
			"تم ربط حساب من جهة أخرى",
			"يمكن من الآن الدخول إلى حسابك أيضًا بحساب لدى جهة أخرى رُبط به للتو. يمكنك إلغاء الربط من «أمان الحساب».",
		],
	},
	disconnected: {
		en: [
			"The external sign-in account was disconnected",
			"You can no longer sign in with an external account.",
		],
		ar: ["تم إلغاء ربط حساب من جهة أخرى", "لم يعد الدخول إلى حسابك ممكنًا بحساب لدى جهة أخرى."],
	},
	on: {
		en: [
			"Two-factor sign-in is on",
			"Two-factor sign-in was just turned on for your account. From now on a code of your authenticator app is asked for as well.",
		],
		ar: [
			"تم تفعيل التحقق بخطوتين",
			"تم للتو تفعيل التحقق بخطوتين لحسابك. من الآن سيُطلب منك أيضًا رمز من تطبيق المصادقة عند تسجيل الدخول.",
		],
	},
	off: {
		en: [
			"Two-factor sign-in is off",
			"Two-factor sign-in was just turned off for your account. Your password alone is enough now.",
		],
		ar: [
			"تم إيقاف التحقق بخطوتين",
			"تم للتو إيقاف التحقق بخطوتين لحسابك، وأصبحت كلمة المرور وحدها كافية لتسجيل الدخول.",
		],
	},
	codeUsed: {
		en: [
			"A recovery code was used",
			"One of your recovery codes was just used in place of a code of your app, and is void now. You can make new codes in your account.",
		],
		ar: [
			"استُخدم رمز احتياطي",
			"استُخدم للتو أحد رموزك الاحتياطية بدلًا من رمز التطبيق، ولم يعد صالحًا. يمكنك إنشاء رموز جديدة من حسابك.",
		],
	},
} satisfies Record<string, Record<Locale, [subject: string, text: string]>>;

const ifNotYou: Record<Locale, string> = {
	en: "If that was not you, reset your password at once and tell us.",
	ar: "إذا لم تكن أنت من فعل ذلك فأعد تعيين كلمة المرور فورًا وأبلغنا بذلك.",
};

/** Email about a change in how a person signs in. */
export function accountLetter(
	what: keyof typeof accountWords,
	locale: Locale,
	name: string,
): Letter {
	const [subject, text] = accountWords[what][locale];
	const greeting = greetRecipient(locale, name);
	return { subject, paragraphs: [greeting, text, ifNotYou[locale]] };
}
