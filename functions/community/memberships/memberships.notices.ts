import type { Locale } from "#shared/core/locales.ts";
import { longDay } from "#shared/core/time/long-day.ts";
import type { Notice, Words } from "../../platform/notifications/notice.ts";
import {
	type PaidFacts,
	type PaymentPhrases,
	paymentPhrases,
	voidedWords,
} from "../../platform/notifications/payment-phrases.ts";

/** Facts of a notification about the membership fee. */
export type MembershipFacts =
	| ({ status: "received"; validUntil: string } & PaidFacts)
	| ({ status: "voided"; reason: string } & PaidFacts)
	| { status: "ending" | "ended"; validUntil: string }
	| { status: "unpaid" };

type Phrases = PaymentPhrases & { until: string };

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
		en: ({ until }) => ({
			title: "Your membership ends soon",
			message: `Your membership fee is paid until ${until}. Please renew it in time.`,
		}),
		ar: ({ until }) => ({
			title: "عضويتك تقترب من نهايتها",
			message: `رسوم عضويتك مدفوعة حتى ${until}. يرجى تجديدها في موعدها.`,
		}),
	},
	ended: {
		en: ({ until }) => ({
			title: "Your membership has ended",
			message: `Your membership fee was paid until ${until}. Please pay it at the federation's office or at your dojo.`,
		}),
		ar: ({ until }) => ({
			title: "انتهت عضويتك",
			message: `كانت رسوم عضويتك مدفوعة حتى ${until}. يرجى دفعها في مكتب الاتحاد أو في الدوجو.`,
		}),
	},
	unpaid: {
		en: () => ({
			title: "Your membership fee is due",
			message:
				"Your membership fee has not been paid yet. Please pay it at the federation's office or at your dojo. If you paid it lately, there is nothing more to do.",
		}),
		ar: () => ({
			title: "رسوم عضويتك مستحقة",
			message:
				"لم تُدفع رسوم عضويتك بعد. يرجى دفعها في مكتب الاتحاد أو في الدوجو. إن كنت قد دفعتها مؤخرًا فلا حاجة إلى أي إجراء.",
		}),
	},
};

const phrasesOf = (facts: MembershipFacts, locale: Locale): Phrases => ({
	...paymentPhrases(facts, locale),
	until: "validUntil" in facts ? longDay(facts.validUntil, locale) : "",
});

export const membershipNotice: Notice<MembershipFacts> = {
	kind: "membership",
	// A voided payment is always emailed: people must learn of it.
	isEssential: ({ status }) => status === "voided",
	words: (facts, locale) => words[facts.status][locale](phrasesOf(facts, locale)),
	action: () => ({ path: "/me", label: { en: "See your membership", ar: "عرض عضويتك" } }),
};
