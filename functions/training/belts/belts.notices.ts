import { beltName, staffBeltName } from "#shared/base/ranks/belts.names.ts";
import type { Belt } from "#shared/base/ranks/belts.rules.ts";
import type { Locale } from "#shared/core/locales.ts";
import { moneyText } from "#shared/core/texts/money.ts";
import {
	isolateName,
	type Notice,
	type Words,
	writtenFor,
} from "../../people/notifications/notice.ts";

type Status =
	// For the person to be promoted.
	| "promotionRequested"
	| "promotionAsked"
	| "promotionApproved"
	| "promotionRejected"
	| "promotionWithdrawn"
	| "promotionReopened"
	| "promotionTakenBack"
	| "rankRecorded"
	| "rankApproved"
	| "rankRejected"
	| "danRecommended"
	| "danAgreed"
	// For the coach who recommended the promotion.
	| "studentApproved"
	| "studentRejected"
	| "studentReopened"
	| "studentRankApproved"
	| "studentRankRejected"
	| "studentDanAgreed"
	// For staff.
	| "promotionReceived"
	| "rankReceived"
	// For the board.
	| "danReceived";

/**
 * The data of a notification about a promotion. The name is the coach's in a notification for the
 * person, and the person's in all others.
 */
export type PromotionFacts = {
	status: Status;
	toBelt: Belt;
	/** The rank that counts until staff decide. */
	fromBelt?: Belt;
	nameEn?: string;
	nameAr?: string;
	reason?: string;
	promotionId?: number;
	/** The grading at which a dan is tried. */
	eventId?: number;
	/** What is to pay for the grading, in fils; left out if nothing. */
	fee?: number;
};

const feeSentence: Record<Locale, (amount: string) => string> = {
	en: (amount) =>
		` The grading costs ${amount}. Please pay it at the federation’s office or at your dojo.`,
	ar: (amount) => ` رسوم الاختبار ${amount}، يرجى دفعها في مكتب الاتحاد أو في الدوجو.`,
};

type Phrases = { belt: string; from: string; name: string; reason: string };
type Say = (phrases: Phrases) => Words;

const words: Record<Status, Record<Locale, Say>> = {
	promotionRequested: {
		en: ({ belt }) => ({
			title: "Promotion requested",
			message: `Your request for this rank is with the federation: ${belt}. Until it is approved, your belt stays as it is.`,
		}),
		ar: ({ belt }) => ({
			title: "طلب ترقية",
			message: `وصل طلبك لهذه الدرجة إلى الاتحاد: ${belt}. يبقى حزامك كما هو إلى أن يُعتمد الطلب.`,
		}),
	},
	promotionAsked: {
		en: ({ belt, name }) => ({
			title: "You are recommended for a promotion",
			message: `${name} recommends you for this rank: ${belt}. The federation decides on it.`,
		}),
		ar: ({ belt, name }) => ({
			title: "ترشيح للترقية",
			message: `رشّحك ${name} لهذه الدرجة: ${belt}. القرار للاتحاد.`,
		}),
	},
	promotionApproved: {
		en: ({ belt }) => ({
			title: "Your promotion is approved",
			message: `Congratulations, you have reached this rank: ${belt}. Osu!`,
		}),
		ar: ({ belt }) => ({
			title: "تم اعتماد ترقيتك",
			message: `مبارك، أصبحت درجتك: ${belt}. أوس!`,
		}),
	},
	promotionRejected: {
		en: ({ belt, reason }) => ({
			title: "Your promotion was not approved",
			message: `The federation did not approve this rank for now: ${belt}.${reason && ` The reason: ${reason}`}`,
		}),
		ar: ({ belt, reason }) => ({
			title: "لم تُعتمد ترقيتك",
			message: `لم يعتمد الاتحاد هذه الدرجة في الوقت الحالي: ${belt}.${reason && ` السبب: ${reason}`}`,
		}),
	},
	promotionWithdrawn: {
		en: ({ belt }) => ({
			title: "Promotion request withdrawn",
			message: `Your coach has withdrawn the request for this rank: ${belt}. Your belt stays as it is.`,
		}),
		ar: ({ belt }) => ({
			title: "سُحب طلب الترقية",
			message: `سحب مدربك طلب ترقيتك إلى هذه الدرجة: ${belt}. يبقى حزامك كما هو.`,
		}),
	},
	promotionReopened: {
		en: ({ belt }) => ({
			title: "Your promotion is being looked at again",
			message: `The federation has taken back its decision on this rank: ${belt}. Until it decides again, your belt is the one that you had before.`,
		}),
		ar: ({ belt }) => ({
			title: "يُعاد النظر في ترقيتك",
			message: `تراجع الاتحاد عن قراره في هذه الدرجة: ${belt}. وإلى أن يصدر قرار جديد يبقى حزامك كما كان قبله.`,
		}),
	},
	promotionTakenBack: {
		en: ({ belt }) => ({
			title: "Your promotion was taken back",
			message: `The federation has taken back your promotion to this rank: ${belt}. Your belt is the one that you had before.`,
		}),
		ar: ({ belt }) => ({
			title: "أُلغيت ترقيتك",
			message: `تراجع الاتحاد عن ترقيتك إلى هذه الدرجة: ${belt}. وعاد حزامك كما كان قبلها.`,
		}),
	},
	rankRecorded: {
		en: ({ belt, from, name }) => ({
			title: "Your rank is being checked",
			message: `${name} recorded that you hold this rank: ${belt}. The federation confirms it. Until then you count as ${from}.`,
		}),
		ar: ({ belt, from, name }) => ({
			title: "درجتك قيد التحقق",
			message: `سجّل ${name} أن درجتك هي: ${belt}. يؤكدها الاتحاد، وإلى ذلك الحين تُحسب درجتك: ${from}.`,
		}),
	},
	rankApproved: {
		en: ({ belt }) => ({
			title: "Your rank is confirmed",
			message: `The federation has confirmed your rank: ${belt}.`,
		}),
		ar: ({ belt }) => ({
			title: "تم تأكيد درجتك",
			message: `أكّد الاتحاد درجتك: ${belt}.`,
		}),
	},
	rankRejected: {
		en: ({ belt, reason }) => ({
			title: "Your rank was not confirmed",
			message: `The federation could not confirm this rank: ${belt}. Your belt stays as it is.${reason && ` The reason: ${reason}`}`,
		}),
		ar: ({ belt, reason }) => ({
			title: "لم تُؤكَّد درجتك",
			message: `لم يؤكد الاتحاد هذه الدرجة: ${belt}. يبقى حزامك كما هو.${reason && ` السبب: ${reason}`}`,
		}),
	},
	studentRankApproved: {
		en: ({ belt, name }) => ({
			title: "Rank confirmed",
			message: `The federation has confirmed the rank of ${name}: ${belt}.`,
		}),
		ar: ({ belt, name }) => ({
			title: "تأكدت الدرجة",
			message: `أكّد الاتحاد درجة ${name}: ${belt}.`,
		}),
	},
	studentRankRejected: {
		en: ({ belt, name, reason }) => ({
			title: "Rank not confirmed",
			message: `The federation could not confirm this rank of ${name}: ${belt}.${reason && ` The reason: ${reason}`}`,
		}),
		ar: ({ belt, name, reason }) => ({
			title: "لم تتأكد الدرجة",
			message: `لم يؤكد الاتحاد هذه الدرجة لـ${name}: ${belt}.${reason && ` السبب: ${reason}`}`,
		}),
	},
	rankReceived: {
		en: ({ belt, name }) => ({
			title: "A rank to confirm",
			message: `A coach recorded that ${name} holds this rank: ${belt}. It waits for your decision.`,
		}),
		ar: ({ belt, name }) => ({
			title: "درجة بانتظار التأكيد",
			message: `سجّل مدرب أن درجة ${name} هي: ${belt}. التأكيد بانتظار قراركم.`,
		}),
	},
	studentReopened: {
		en: ({ belt, name }) => ({
			title: "A promotion is being looked at again",
			message: `The federation has taken back its decision on the promotion of ${name} to this rank: ${belt}. It will decide again.`,
		}),
		ar: ({ belt, name }) => ({
			title: "يُعاد النظر في ترقية",
			message: `تراجع الاتحاد عن قراره في ترقية ${name} إلى هذه الدرجة: ${belt}. وسيصدر قرار جديد.`,
		}),
	},
	studentApproved: {
		en: ({ belt, name }) => ({
			title: "Promotion approved",
			message: `The federation has approved the promotion of ${name} to this rank: ${belt}.`,
		}),
		ar: ({ belt, name }) => ({
			title: "اعتُمدت الترقية",
			message: `اعتمد الاتحاد ترقية ${name} إلى هذه الدرجة: ${belt}.`,
		}),
	},
	studentRejected: {
		en: ({ belt, name, reason }) => ({
			title: "Promotion not approved",
			message: `The federation did not approve the promotion of ${name} to this rank: ${belt}.${reason && ` The reason: ${reason}`}`,
		}),
		ar: ({ belt, name, reason }) => ({
			title: "لم تُعتمد الترقية",
			message: `لم يعتمد الاتحاد ترقية ${name} إلى هذه الدرجة: ${belt}.${reason && ` السبب: ${reason}`}`,
		}),
	},
	danRecommended: {
		en: ({ belt, name }) => ({
			title: "You are recommended for a dan",
			message: `${name} recommends you for this rank: ${belt}. The federation’s board decides whether you may try it at the grading.`,
		}),
		ar: ({ belt, name }) => ({
			title: "ترشيحك لدرجة دان",
			message: `رشّحك ${name} لهذه الدرجة: ${belt}. ويقرر مجلس الاتحاد ما إذا كنت ستتقدم إليها في الاختبار.`,
		}),
	},
	danAgreed: {
		en: ({ belt }) => ({
			title: "The board has agreed",
			message: `The federation’s board agrees that you try this rank at the grading: ${belt}. Osu!`,
		}),
		ar: ({ belt }) => ({
			title: "وافق مجلس الاتحاد",
			message: `وافق مجلس الاتحاد على أن تتقدم إلى هذه الدرجة في الاختبار: ${belt}. أوس!`,
		}),
	},
	studentDanAgreed: {
		en: ({ belt, name }) => ({
			title: "The board agrees to your recommendation",
			message: `The federation’s board agrees to your recommendation of ${name} for this rank: ${belt}.`,
		}),
		ar: ({ belt, name }) => ({
			title: "وافق مجلس الاتحاد على ترشيحك",
			message: `وافق مجلس الاتحاد على ترشيحك. الطالب: ${name}، والدرجة: ${belt}.`,
		}),
	},
	danReceived: {
		en: ({ belt, name }) => ({
			title: "A recommendation for a dan",
			message: `${name} is recommended for this rank: ${belt}. The board’s decision is needed before the grading.`,
		}),
		ar: ({ belt, name }) => ({
			title: "ترشيح لدرجة دان",
			message: `ترشيح بانتظار قرار المجلس قبل الاختبار. العضو: ${name}، والدرجة: ${belt}.`,
		}),
	},
	promotionReceived: {
		en: ({ belt, name }) => ({
			title: "New promotion request",
			message: `A promotion of ${name} to this rank waits for your decision: ${belt}.`,
		}),
		ar: ({ belt, name }) => ({
			title: "طلب ترقية جديد",
			message: `طلب ترقية بانتظار قراركم. العضو: ${name}، والدرجة المطلوبة: ${belt}.`,
		}),
	},
};

const isForStaff = (status: Status) => status.endsWith("Received");
const isForCoach = (status: Status) => status.startsWith("student");
const isForMember = (status: Status) => !isForStaff(status) && !isForCoach(status);

function phrasesOf(
	{ status, toBelt, fromBelt = toBelt, nameEn = "", nameAr, reason = "" }: PromotionFacts,
	locale: Locale,
): Phrases {
	const name = (locale === "ar" && nameAr) || nameEn;
	// Staff read of a dan as on their screens; coaches, whose screens are staff's too, as well.
	const nameOf = isForMember(status) ? beltName : staffBeltName;
	return {
		belt: isolateName(nameOf(toBelt, locale)),
		from: isolateName(nameOf(fromBelt, locale)),
		name: name && isolateName(name),
		reason: reason && writtenFor(reason, locale),
	};
}

export const promotionNotice: Notice<PromotionFacts> = {
	kind: "promotion",
	guardianAct: "seeBelts",
	// No emails to staff: a coach may request thirty promotions after a grading.
	isMailed: ({ status }) => !isForStaff(status),
	words: (facts, locale) => {
		const { message, ...otherTexts } = words[facts.status][locale](phrasesOf(facts, locale));
		const fee = facts.fee ? feeSentence[locale](moneyText(facts.fee, locale)) : "";
		return { ...otherTexts, message: message + fee };
	},
	action: ({ status, promotionId, eventId }) => {
		if (status === "danReceived") {
			const label = { en: "Decide on the recommendation", ar: "البت في الترشيح" };
			return { path: `/events/${eventId}/grading`, label };
		}
		if (isForStaff(status)) {
			const label = { en: "Decide on the promotion", ar: "البت في الترقية" };
			return { path: `/?tab=promotions&id=${promotionId}`, label };
		}
		if (isForCoach(status)) {
			return { path: "/coach?tab=students", label: { en: "See your students", ar: "عرض طلابك" } };
		}
		return { path: "/me", label: { en: "See your dashboard", ar: "عرض لوحتك" } };
	},
};
