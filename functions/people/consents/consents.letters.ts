import type { Locale } from "#shared/core/locales.ts";
import type { Purpose } from "#shared/people/consents/consents.rules.ts";
import { wordings } from "#shared/people/consents/consents.wordings.ts";
import { greetRecipient, type Letter } from "../../core/outside/mail/letter.ts";

type Receipt = {
	name: string;
	/** The child's name, if a guardian answered. */
	child?: string;
	/** Whether the guardian stated that they are the child's wali. */
	asWali?: boolean;
	purpose: Purpose;
	consentText: string;
	yes: boolean;
	version: number;
	hash: string;
	url: string;
};

/** Receipt of an answer, with the text as it was shown. */
export const receiptLetter: Record<Locale, (receipt: Receipt) => Letter> = {
	en: ({ name, child, asWali, purpose, consentText, yes, version, hash, url }) => ({
		subject: `Your answer: ${yes ? "yes" : "no"} to “${wordings[purpose].title.en}”`,
		paragraphs: [
			greetRecipient("en", name),
			yes ? "You said yes to this text:" : "You said no to this text:",
			consentText,
			...(child ? [`You answered as the guardian of ${child}.`] : []),
			...(asWali ? [`You said that you are the legal guardian (wali) of ${child}.`] : []),
			"You can change your answer at any time. If it was not you who gave it, change your password and tell us.",
			`Text ${purpose}, version ${version}, SHA-256 ${hash}`,
		],
		action: { label: child ? "Consents" : "My consents", url },
	}),
	ar: ({ name, child, asWali, purpose, consentText, yes, version, hash, url }) => ({
		subject: `إجابتك: ${yes ? "نعم" : "لا"} على «${wordings[purpose].title.ar}»`,
		paragraphs: [
			greetRecipient("ar", name),
			yes ? "أجبت بنعم على هذا النص:" : "أجبت بلا على هذا النص:",
			consentText,
			...(child ? [`أجبت بصفتك ولي أمر ${child}.`] : []),
			...(asWali ? ["وأقررت بأنك الولي الشرعي."] : []),
			"يمكنك تغيير إجابتك في أي وقت. وإذا لم تكن أنت من أجاب فغيّر كلمة مرورك وأبلغنا.",
			`النص ${purpose}، الإصدار ${version}، البصمة SHA-256 ${hash}`,
		],
		action: { label: child ? "الموافقات" : "موافقاتي", url },
	}),
};
