import type { Locale } from "#shared/core/locales.ts";
import { longDay } from "#shared/core/time/long-day.ts";
import type { Notice, Words } from "../notifications/notice.ts";
import {
	type PaidFacts,
	type PaymentPhrases,
	paymentPhrases,
	voidedWords,
} from "../notifications/payment-phrases.ts";

/** Facts of a notification about the membership fee. */
export type MembershipFacts =
	| ({ status: "received"; validUntil: string } & PaidFacts)
	| ({ status: "voided"; reason: string } & PaidFacts)
	/** `online`: whether the fee could be paid online when the reminder was made. */
	| { status: "ending"; validUntil: string; online?: boolean }
	| { status: "ended"; validUntil: string; online?: boolean }
	| { status: "unpaid"; online?: boolean };

type Phrases = PaymentPhrases & { until: string; how: string; renew: string };

const words: Record<MembershipFacts["status"], Record<Locale, (phrases: Phrases) => Words>> = {
	received: {
		en: ({ amount, receipt, until }) => ({
			title: "Your membership fee was received",
			message: `Thank you. We have received ${amount} (receipt ${receipt}). Your membership is valid until ${until}.`,
		}),
		ar: ({ amount, receipt, until }) => ({
			title: "استلمنا رسوم عضويتك",
			message: `شكرًا لك. استلمنا ${amount} (إيصال رقم ${receipt})، وعضويتك سارية حتى ${until}.`,
		}),
	},
	voided: voidedWords,
	ending: {
		en: ({ until, renew }) => ({
			title: "Your membership ends soon",
			message: `Your membership fee is paid until ${until}. ${renew}`,
		}),
		ar: ({ until, renew }) => ({
			title: "عضويتك تقترب من نهايتها",
			message: `رسوم عضويتك مدفوعة حتى ${until}. ${renew}`,
		}),
	},
	ended: {
		en: ({ until, how }) => ({
			title: "Your membership has ended",
			message: `Your membership fee was paid until ${until}. ${how}`,
		}),
		ar: ({ until, how }) => ({
			title: "انتهت عضويتك",
			message: `كانت رسوم عضويتك مدفوعة حتى ${until}. ${how}`,
		}),
	},
	unpaid: {
		en: ({ how }) => ({
			title: "Your membership fee is due",
			message: `Your membership fee has not been paid yet. ${how} If you paid it lately, there is nothing more to do.`,
		}),
		ar: ({ how }) => ({
			title: "رسوم عضويتك مستحقة",
			message: `لم تُدفع رسوم عضويتك بعد. ${how} إن كنت قد دفعتها مؤخرًا فلا حاجة إلى أي إجراء.`,
		}),
	},
};

const howToPay: Record<Locale, (online: boolean) => string> = {
	en: (online) =>
		online
			? "You can pay it online, at the federation's office or at your dojo."
			: "Please pay it at the federation's office or at your dojo.",
	ar: (online) =>
		online
			? "يمكنك دفعها إلكترونيًا، أو في مكتب الاتحاد، أو في الدوجو."
			: "يرجى دفعها في مكتب الاتحاد أو في الدوجو.",
};

const howToRenew: Record<Locale, (online: boolean) => string> = {
	en: (online) =>
		online
			? "You can already renew it online, at the federation's office or at your dojo."
			: "Please renew it in time.",
	ar: (online) =>
		online
			? "يمكنك تجديدها من الآن إلكترونيًا، أو في مكتب الاتحاد، أو في الدوجو."
			: "يرجى تجديدها في موعدها.",
};

const isOnline = (facts: MembershipFacts) => "online" in facts && facts.online === true;

const phrasesOf = (facts: MembershipFacts, locale: Locale): Phrases => ({
	...paymentPhrases(facts, locale),
	until: "validUntil" in facts ? longDay(facts.validUntil, locale) : "",
	how: howToPay[locale](isOnline(facts)),
	renew: howToRenew[locale](isOnline(facts)),
});

export const membershipNotice: Notice<MembershipFacts> = {
	kind: "membership",
	guardianAct: "seeFees",
	// A voided payment is always emailed: people must learn of it.
	isEssential: ({ status }) => status === "voided",
	words: (facts, locale) => words[facts.status][locale](phrasesOf(facts, locale)),
	guardianAction: (facts) => ({
		path: "/fees",
		label: isOnline(facts)
			? { en: "Pay online", ar: "الدفع الإلكتروني" }
			: { en: "See the fees", ar: "عرض الرسوم" },
	}),
	action: (facts) =>
		isOnline(facts)
			? { path: "/fees", label: { en: "Pay online", ar: "الدفع الإلكتروني" } }
			: { path: "/me", label: { en: "See your membership", ar: "عرض عضويتك" } },
};
