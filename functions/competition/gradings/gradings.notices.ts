import { beltName } from "#shared/base/ranks/belts.names.ts";
import type { Belt } from "#shared/base/ranks/belts.rules.ts";
import type { Outcome } from "#shared/competition/gradings/gradings.rules.ts";
import { formatLocale, type Locale } from "#shared/core/locales.ts";
import { startOf, timeZone } from "#shared/core/time/kuwait.ts";
import { type GradingPart, partNames } from "#shared/training/syllabus/parts.ts";
import {
	isolateName,
	type Notice,
	pickLanguage,
	quoteTitle,
	type Words,
} from "../../people/notifications/notice.ts";

type EventFacts = { eventId: number; titleEn: string; titleAr: string };

/** The result of a candidate, for them; `ready` notifies a coach that all results are there. */
export type GradingFacts = EventFacts &
	(
		| { status: "ready" }
		| {
				status: Outcome;
				belt: Belt;
				isCorrected?: boolean;
				repeatParts?: GradingPart[];
				repeatBy?: string;
				wordsEn?: string;
				wordsAr?: string;
		  }
	);

type ResultFacts = Exclude<GradingFacts, { status: "ready" }>;

type Phrases = { event: string; belt: string; parts: string; until: string };
type Say = (phrases: Phrases) => Words;

const words: Record<GradingFacts["status"], Record<Locale, Say>> = {
	pass: {
		en: ({ event, belt }) => ({
			title: "You passed the grading",
			message: `Congratulations! At ${event} you reached this rank: ${belt}. Osu!`,
		}),
		ar: ({ event, belt }) => ({
			title: "اجتزت اختبار الأحزمة",
			message: `مبارك! في ${event} بلغت هذه الدرجة: ${belt}. أوس!`,
		}),
	},
	lower: {
		en: ({ event, belt }) => ({
			title: "Your grading result",
			message: `At ${event} you reached this rank: ${belt}. You had tried a higher one.`,
		}),
		ar: ({ event, belt }) => ({
			title: "نتيجة اختبارك",
			message: `في ${event} بلغت هذه الدرجة: ${belt}. وكنت قد جربت درجة أعلى.`,
		}),
	},
	repeat: {
		en: ({ event, parts, until }) => ({
			title: "Parts of your grading to repeat",
			message: `At ${event} these parts were not enough yet: ${parts}. You can repeat them at a grading until ${until}, without a further fee.`,
		}),
		ar: ({ event, parts, until }) => ({
			title: "أجزاء من اختبارك للإعادة",
			message: `في ${event} لم تكفِ بعد هذه الأجزاء: ${parts}. يمكنك إعادتها في اختبار حتى ${until} بلا رسوم أخرى.`,
		}),
	},
	fail: {
		en: ({ event }) => ({
			title: "Your grading result",
			message: `You did not pass at ${event} this time. Your belt stays as it is. Talk to your coach about the next grading.`,
		}),
		ar: ({ event }) => ({
			title: "نتيجة اختبارك",
			message: `لم تجتز ${event} هذه المرة، ويبقى حزامك كما هو. تحدّث مع مدربك عن الاختبار القادم.`,
		}),
	},
	absent: {
		en: ({ event }) => ({
			title: "You did not attend the grading",
			message: `You did not attend ${event}. Your belt stays as it is.`,
		}),
		ar: ({ event }) => ({
			title: "لم تحضر اختبار الأحزمة",
			message: `لم تحضر ${event}، ويبقى حزامك كما هو.`,
		}),
	},
	ready: {
		en: ({ event }) => ({
			title: "Grading results",
			message: `The results of your students at ${event} are ready.`,
		}),
		ar: ({ event }) => ({
			title: "نتائج اختبار الأحزمة",
			message: `نتائج طلابك في ${event} جاهزة.`,
		}),
	},
};

const corrected: Record<Locale, string> = {
	en: "This corrects an earlier result.",
	ar: "هذا تصحيح لنتيجة سابقة.",
};
const examinersWords: Record<Locale, string> = { en: "The examiners’ words:", ar: "كلمة اللجنة:" };

function detailsOf(facts: ResultFacts, locale: Locale): string[] {
	const typed = pickLanguage(locale, facts.wordsEn, facts.wordsAr);
	return [
		...(typed ? [`${examinersWords[locale]} ${isolateName(typed)}`] : []),
		...(facts.isCorrected ? [corrected[locale]] : []),
	];
}

export const gradingNotice: Notice<GradingFacts> = {
	kind: "grading",
	guardianAct: "seeBelts",
	isEssential: ({ status }) => status !== "ready",
	words: (facts, locale) => {
		const event = quoteTitle[locale](pickLanguage(locale, facts.titleEn, facts.titleAr));
		const isResult = facts.status !== "ready";
		const day = new Intl.DateTimeFormat(formatLocale[locale], { timeZone, dateStyle: "long" });
		const list = new Intl.ListFormat(formatLocale[locale], { type: "conjunction" });
		const result = words[facts.status][locale]({
			event,
			belt: isResult ? isolateName(beltName(facts.belt, locale)) : "",
			parts: isResult
				? list.format((facts.repeatParts ?? []).map((part) => partNames[locale][part]))
				: "",
			until: isResult && facts.repeatBy ? day.format(startOf(facts.repeatBy)) : "",
		});
		const more = isResult ? detailsOf(facts, locale) : [];
		return { ...result, message: [result.message, ...more].join("\n") };
	},
	action: ({ status, eventId }) =>
		status === "ready"
			? {
					path: `/events/${eventId}/grading`,
					label: { en: "See the results", ar: "عرض النتائج" },
				}
			: { path: "/me", label: { en: "See your dashboard", ar: "عرض لوحتك" } },
	guardianAction: (_, childId) => ({
		path: `/child/${childId}#belts`,
		label: { en: "See the result", ar: "عرض النتيجة" },
	}),
};
