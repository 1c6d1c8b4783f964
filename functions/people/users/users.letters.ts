import type { Locale } from "#shared/core/locales.ts";
import { greetRecipient, type Letter } from "../../core/outside/mail/letter.ts";

/** Email to the old address when a new one is requested. */
export const newAddressLetter: Record<Locale, (name: string, address: string) => Letter> = {
	en: (name, address) => ({
		subject: "A new email address for your account",
		paragraphs: [
			greetRecipient("en", name),
			`Somebody asked to change the email address of your account to ${address}. We have written to that address; once it is confirmed, it is the one to sign in with.`,
			"If that was not you, reset your password at once, which also ends the change, and tell us.",
		],
	}),
	ar: (name, address) => ({
		subject: "طلب تغيير بريدك الإلكتروني",
		paragraphs: [
			greetRecipient("ar", name),
			`وصلنا طلب لتغيير البريد الإلكتروني لحسابك إلى ${address}. أرسلنا رسالة إلى ذلك العنوان، وبعد تأكيده يصبح عنوان تسجيل الدخول.`,
			"إذا لم تكن أنت من طلب ذلك فأعد تعيين كلمة المرور فورًا، فيُلغى الطلب، وأبلغنا بذلك.",
		],
	}),
};

type AccountLetter = Record<Locale, (name: string) => Letter>;

/** Sent to a person whose account staff disabled. */
export const disabledLetter: AccountLetter = {
	en: (name) => ({
		subject: "Your account was disabled",
		paragraphs: [
			greetRecipient("en", name),
			"The federation has disabled your account. You cannot sign in and are in no public list; your belts, registrations and payments stay.",
			"If you think this is a mistake, please answer this email or ask at the federation.",
		],
	}),
	ar: (name) => ({
		subject: "تم إيقاف حسابك",
		paragraphs: [
			greetRecipient("ar", name),
			"أوقف الاتحاد حسابك، فلا يمكنك تسجيل الدخول ولا يظهر اسمك في القوائم العامة. وتبقى أحزمتك وتسجيلاتك ومدفوعاتك كما هي.",
			"إن كان ذلك خطأ فأجب على هذه الرسالة أو تواصل مع الاتحاد.",
		],
	}),
};

/** Sent to a person whom staff deleted. */
export const deletedLetter: AccountLetter = {
	en: (name) => ({
		subject: "Your account was deleted",
		paragraphs: [
			greetRecipient("en", name),
			"The federation has deleted your account with your personal data. You can no longer sign in, and your places at events and in classes have been given up.",
			"If you think this is a mistake, please answer this email or ask at the federation.",
		],
	}),
	ar: (name) => ({
		subject: "حُذف حسابك",
		paragraphs: [
			greetRecipient("ar", name),
			"حذف الاتحاد حسابك مع بياناتك الشخصية، فلا يمكنك تسجيل الدخول بعد الآن، وأُلغيت أماكنك في الفعاليات والحصص.",
			"إن كان ذلك خطأ فأجب على هذه الرسالة أو تواصل مع الاتحاد.",
		],
	}),
};

/** Sent to the guardians of a child whom staff deleted. */
export const childDeletedLetter: Record<Locale, (name: string, child: string) => Letter> = {
	en: (name, child) => ({
		subject: "Your child’s account was deleted",
		paragraphs: [
			greetRecipient("en", name),
			`The federation has deleted the account of ${child} with all personal data. All places at events and in classes have been given up.`,
			"If you think this is a mistake, please answer this email or ask at the federation.",
		],
	}),
	ar: (name, child) => ({
		subject: "حُذف حساب أحد أطفالك",
		paragraphs: [
			greetRecipient("ar", name),
			`حذف الاتحاد حساب ${child} مع جميع البيانات الشخصية، وأُلغيت الأماكن في الفعاليات والحصص.`,
			"إن كان ذلك خطأ فأجب على هذه الرسالة أو تواصل مع الاتحاد.",
		],
	}),
};

/** Sent to a person whose account staff enabled again. */
export const enabledLetter: AccountLetter = {
	en: (name) => ({
		subject: "Your account is enabled again",
		paragraphs: [
			greetRecipient("en", name),
			"The federation has enabled your account again. You can sign in as before.",
		],
	}),
	ar: (name) => ({
		subject: "أُعيد تفعيل حسابك",
		paragraphs: [
			greetRecipient("ar", name),
			"أعاد الاتحاد تفعيل حسابك، ويمكنك تسجيل الدخول كما كنت تفعل.",
		],
	}),
};
