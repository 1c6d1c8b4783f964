import { placeName } from "#shared/competition/draws/draw-names.ts";
import type { Locale } from "#shared/core/locales.ts";
import {
	type Action,
	isolateName,
	type Notice,
	pickLanguage,
	quoteTitle,
	type Words,
} from "../../people/notifications/notice.ts";

/** A published place; without `place` a correction took away the place of an earlier notification. */
export type ResultFacts = {
	eventId: number;
	classId: number;
	titleEn: string;
	titleAr: string;
	classEn: string;
	classAr?: string;
	place?: number;
	/** Whether an earlier notification named another place. */
	isCorrected: boolean;
};

/** `child`: the name of the child in a guardian's copy. */
type Phrases = { event: string; eventClass: string; place: string; child?: string };

const placed: Record<Locale, (phrases: Phrases) => Words> = {
	en: ({ event, eventClass, place, child }) => ({
		title: `${place}, ${eventClass}`,
		message: `Congratulations! ${child ?? "You"} won ${place} in ${eventClass} at ${event}. Osu!`,
	}),
	ar: ({ event, eventClass, place, child }) => ({
		title: `${place} في ${eventClass}`,
		message: child
			? `مبارك! كان ${place} في ${eventClass} من نصيب ${child} في ${event}. أوس!`
			: `مبارك! فزت ب${place} في ${eventClass} في ${event}. أوس!`,
	}),
};

const lost: Record<Locale, (phrases: Phrases) => Words> = {
	en: ({ event, eventClass, child }) => ({
		title: `Corrected results, ${eventClass}`,
		message: `The results of ${eventClass} at ${event} were corrected. ${child ? `${child} is` : "You are"} no longer among the first three places.`,
	}),
	ar: ({ event, eventClass, child }) => ({
		title: `تصحيح نتائج ${eventClass}`,
		message: `صُحّحت نتائج ${eventClass} في ${event}. ${child ? `ولم يعد اسم ${child} ضمن المراكز الثلاثة الأولى.` : "ولم تعد ضمن المراكز الثلاثة الأولى."}`,
	}),
};

const corrected: Record<Locale, string> = {
	en: "This corrects an earlier result.",
	ar: "هذا تصحيح لنتيجة سابقة.",
};

/** Path of the page with the draw and the results of an event class. */
export const resultsPath = (eventId: number, classId: number) =>
	`/events/${eventId}/draw?class=${classId}`;

const action = ({ eventId, classId }: ResultFacts): Action => ({
	path: resultsPath(eventId, classId),
	label: { en: "See the results", ar: "عرض النتائج" },
});

/** A person's place at a tournament, once the results of the event class are published. */
export const resultNotice: Notice<ResultFacts> = {
	kind: "result",
	guardianAct: "seeEntries",
	isEssential: () => true,
	words: (facts, locale, child) => {
		const { place, classEn, classAr, isCorrected } = facts;
		const eventClass = pickLanguage(locale, classEn, classAr);
		const phrases = {
			event: quoteTitle[locale](pickLanguage(locale, facts.titleEn, facts.titleAr)),
			eventClass: locale === "ar" ? quoteTitle.ar(eventClass) : isolateName(eventClass),
			place: (place && placeName(place, locale)) || "",
			child,
		};
		if (place === undefined) return lost[locale](phrases);
		const words = placed[locale](phrases);
		if (!isCorrected) return words;
		return { ...words, message: `${words.message}\n${corrected[locale]}` };
	},
	action,
	guardianAction: action,
};
