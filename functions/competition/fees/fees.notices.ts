import type { Locale } from "#shared/core/locales.ts";
import { longDay } from "#shared/core/time/long-day.ts";
import {
	isolateName,
	type Notice,
	pickLanguage,
	type Words,
} from "../../people/notifications/notice.ts";
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
} from "../../people/notifications/payment-phrases.ts";

/** What a charge is for, in both languages. */
type ChargeTitle = { titleEn: string; titleAr: string };

/** Facts of a notification about a fee. */
export type FeeFacts =
	/** `titles`: what was paid. */
	| ({ status: "received"; titles?: ChargeTitle[] } & PaidFacts & WithReceipt)
	| ({ status: "voided" | "refunded"; reason: string } & PaidFacts)
	| ({ status: "waived"; amount: number; reason: string } & ChargeTitle)
	/** `releasedOn`: the day on which an unpaid place goes to the waiting list. */
	| ({ status: "due"; amount: number; releasedOn?: string; online?: boolean } & ChargeTitle);

type Phrases = PaymentPhrases & {
	what: string;
	released: string;
	online: boolean;
	/** In a guardian's copy, the name of the child. */
	child?: string;
};

const words: Record<FeeFacts["status"], Record<Locale, (phrases: Phrases) => Words>> = {
	received: {
		en: ({ amount, receipt, what, child }) => ({
			title: receivedTitle({ amount, what, child }, "en"),
			message: `Thank you. We have received ${amount}${what && ` for ${what}`} (receipt ${receipt}).`,
		}),
		ar: ({ amount, receipt, what, child }) => ({
			title: receivedTitle({ amount, what, child }, "ar"),
			message: `شكرًا لك. استلمنا ${amount}${what && ` عن ${what}`} (إيصال رقم ${receipt}).`,
		}),
	},
	voided: voidedWords,
	refunded: {
		en: ({ amount, receipt, reason }) => ({
			title: "A payment was refunded",
			message: `We have paid back ${amount} (receipt ${receipt}). The reason: ${reason}`,
		}),
		ar: ({ amount, receipt, reason }) => ({
			title: "أُعيد إليك مبلغ",
			message: `أعدنا إليك ${amount} (إيصال رقم ${receipt}). السبب: ${reason}`,
		}),
	},
	waived: {
		en: ({ amount, what, reason }) => ({
			title: "A fee was waived",
			message: `You no longer owe ${amount} for ${what}. The reason: ${reason}`,
		}),
		ar: ({ amount, what, reason }) => ({
			title: "أُعفيت من رسوم",
			message: `لم يعد عليك دفع ${amount} مقابل ${what}. السبب: ${reason}`,
		}),
	},
	due: {
		en: ({ amount, what, released, online }) => ({
			title: "A fee is overdue",
			message: `${amount} for ${what} has not been paid yet. ${online ? "You can pay it online, at the federation’s office or at your dojo." : "Please pay it at the federation’s office or at your dojo."}${released && ` From ${released} the place goes to the next person waiting.`}`,
		}),
		ar: ({ amount, what, released, online }) => ({
			title: "رسوم متأخرة",
			message: `لم يُدفع بعد ${amount} مقابل ${what}. ${online ? "يمكنك دفعه إلكترونيًا، أو في مكتب الاتحاد، أو في الدوجو." : "يرجى دفعه في مكتب الاتحاد أو في الدوجو."}${released && ` اعتبارًا من ${released} ينتقل المكان إلى أول المنتظرين.`}`,
		}),
	},
};

const isOnline = (facts: FeeFacts) => "online" in facts && facts.online === true;

/** What the facts are about: one charge, or all that a payment paid. */
const titlesIn = (facts: FeeFacts): readonly ChargeTitle[] =>
	"titleEn" in facts ? [facts] : "titles" in facts ? (facts.titles ?? []) : [];

function phrasesOf(facts: FeeFacts, locale: Locale, child?: string): Phrases {
	const titles = titlesIn(facts).map(({ titleEn, titleAr }) =>
		isolateName(pickLanguage(locale, titleEn, titleAr)),
	);
	return {
		...paymentPhrases(facts, locale),
		child,
		what: titles.join(locale === "ar" ? "، " : ", "),
		online: isOnline(facts),
		released: "releasedOn" in facts && facts.releasedOn ? longDay(facts.releasedOn, locale) : "",
	};
}

const action = (facts: FeeFacts) =>
	receiptAction(facts) ?? {
		path: "/fees",
		label: isOnline(facts) ? payLabel(facts) : { en: "See your fees", ar: "عرض الرسوم" },
	};

export const feeNotice: Notice<FeeFacts> = {
	kind: "fee",
	guardianAct: "seeFees",
	// People must learn of a voided payment and of a place that they may lose.
	isEssential: ({ status }) => status === "voided" || status === "due",
	namesChild: true,
	words: (facts, locale, child) => {
		const { title, message } = words[facts.status][locale](phrasesOf(facts, locale, child));
		return { title: titleAbout(facts, title, child, locale), message };
	},
	action,
	// The page shows what the children owe as well.
	guardianAction: action,
};
