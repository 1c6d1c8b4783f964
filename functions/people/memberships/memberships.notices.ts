import type { Locale } from "#shared/core/locales.ts";
import { longDay } from "#shared/core/time/long-day.ts";
import type { Notice, Words } from "../notifications/notice.ts";
import {
	type PaidFacts,
	type PaymentPhrases,
	payLabel,
	paymentPhrases,
	receiptAction,
	receivedTitle,
	titleAbout,
	voidedWords,
	type WithReceipt,
} from "../notifications/payment-phrases.ts";

/** Facts of a notification about the membership fee. */
export type MembershipFacts =
	| ({ status: "received"; validUntil: string } & PaidFacts & WithReceipt)
	| ({ status: "voided"; reason: string } & PaidFacts)
	| ({ status: "ending" | "ended"; validUntil: string } & Owed)
	| ({ status: "unpaid" } & Owed);

type Owed = {
	/** The fee in fils, if the federation states one. */
	amount?: number;
	/** Whether it could be paid online when the reminder was made. */
	online?: boolean;
};

type Phrases = PaymentPhrases & {
	until: string;
	how: string;
	renew: string;
	/** In a guardian's copy, the name of the child. */
	child?: string;
};

const words: Record<MembershipFacts["status"], Record<Locale, (phrases: Phrases) => Words>> = {
	received: {
		en: ({ amount, receipt, until, child }) => ({
			title: receivedTitle({ amount, what: "membership fee", child }, "en"),
			message: `Thank you. We have received ${amount} (receipt ${receipt}). ${child ? `${child}’s` : "Your"} membership is valid until ${until}.`,
		}),
		ar: ({ amount, receipt, until, child }) => ({
			title: receivedTitle({ amount, what: "رسوم العضوية", child }, "ar"),
			message: `شكرًا لك. استلمنا ${amount} (إيصال رقم ${receipt})، و${child ? `عضوية ${child}` : "عضويتك"} سارية حتى ${until}.`,
		}),
	},
	voided: voidedWords,
	ending: {
		en: ({ until, renew }) => ({
			title: "Your membership ends soon",
			message: `Your membership runs until ${until}. ${renew}`,
		}),
		ar: ({ until, renew }) => ({
			title: "عضويتك تقترب من نهايتها",
			message: `عضويتك سارية حتى ${until}. ${renew}`,
		}),
	},
	ended: {
		en: ({ until, how }) => ({
			title: "Your membership has ended",
			message: `Your membership ran until ${until}. ${how}`,
		}),
		ar: ({ until, how }) => ({
			title: "انتهت عضويتك",
			message: `كانت عضويتك سارية حتى ${until}. ${how}`,
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

const howToPay: Record<Locale, (online: boolean, amount: string) => string> = {
	en: (online, amount) =>
		online
			? `You can pay ${amount || "the fee"} online, at the federation’s office or at your dojo.`
			: `Please pay ${amount || "the fee"} at the federation’s office or at your dojo.`,
	ar: (online, amount) =>
		online
			? `يمكنك دفع ${amount || "الرسوم"} إلكترونيًا، أو في مكتب الاتحاد، أو في الدوجو.`
			: `يرجى دفع ${amount || "الرسوم"} في مكتب الاتحاد أو في الدوجو.`,
};

const howToRenew: Record<Locale, (online: boolean) => string> = {
	en: (online) =>
		online
			? "You can already renew it online, at the federation’s office or at your dojo."
			: "Please renew it in time.",
	ar: (online) =>
		online
			? "يمكنك تجديدها من الآن إلكترونيًا، أو في مكتب الاتحاد، أو في الدوجو."
			: "يرجى تجديدها في موعدها.",
};

const isOnline = (facts: MembershipFacts) => "online" in facts && facts.online === true;

const phrasesOf = (facts: MembershipFacts, locale: Locale, child?: string): Phrases => ({
	...paymentPhrases(facts, locale),
	child,
	until: "validUntil" in facts ? longDay(facts.validUntil, locale) : "",
	how: howToPay[locale](isOnline(facts), paymentPhrases(facts, locale).amount),
	renew: howToRenew[locale](isOnline(facts)),
});

export const membershipNotice: Notice<MembershipFacts> = {
	kind: "membership",
	guardianAct: "seeFees",
	// A voided payment is always emailed: people must learn of it.
	isEssential: ({ status }) => status === "voided",
	namesChild: true,
	words: (facts, locale, child) => {
		const { title, message } = words[facts.status][locale](phrasesOf(facts, locale, child));
		return { title: titleAbout(facts, title, child, locale), message };
	},
	guardianAction: (facts) =>
		receiptAction(facts) ?? {
			path: "/fees",
			label: isOnline(facts) ? payLabel(facts) : { en: "See the fees", ar: "عرض الرسوم" },
		},
	action: (facts) =>
		receiptAction(facts) ??
		(isOnline(facts)
			? { path: "/fees", label: payLabel(facts) }
			: { path: "/me", label: { en: "See your membership", ar: "عرض عضويتك" } }),
};
