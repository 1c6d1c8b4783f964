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
