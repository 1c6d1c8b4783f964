import { formatLocale, type Locale } from "#shared/core/locales.ts";
import { startOf, timeZone } from "#shared/core/time/kuwait.ts";
import {
	isolateName,
	type Notice,
	pickLanguage,
	quoteTitle,
	type Words,
	writtenFor,
} from "../../people/notifications/notice.ts";

type EventFacts = { eventId: number; titleEn: string; titleAr: string; eventDate: string };

/** Facts of a change of an assignment, for its judge or, with the judge's name, for staff. */
export type JudgingFacts = EventFacts &
	(
		| { status: "asked" | "confirmed" | "rejected" | "released" | "calledOff" }
		| {
				status: "applied" | "declined";
				personId: number;
				nameEn: string;
				nameAr?: string;
				reason?: string;
		  }
	);

type Phrases = { event: string; day: string; name: string; reason: string };
type Say = (phrases: Phrases) => Words;

const words: Record<JudgingFacts["status"], Record<Locale, Say>> = {
	asked: {
		en: ({ event, day }) => ({
			title: "You are asked to judge",
			message: `The federation asks you to judge at ${event} on ${day}. Please accept or decline on your dashboard.`,
		}),
		ar: ({ event, day }) => ({
			title: "دعوة للتحكيم",
			message: `يدعوك الاتحاد إلى التحكيم في ${event} يوم ${day}. يرجى القبول أو الاعتذار من لوحتك.`,
		}),
	},
	confirmed: {
		en: ({ event, day }) => ({
			title: "You are confirmed as a judge",
			message: `The federation has confirmed you as a judge at ${event} on ${day}. Osu!`,
		}),
		ar: ({ event, day }) => ({
			title: "تم تأكيدك حكمًا",
			message: `أكّد الاتحاد مشاركتك حكمًا في ${event} يوم ${day}. أوس!`,
		}),
	},
	rejected: {
		en: ({ event }) => ({
			title: "Your application to judge",
			message: `The judges of ${event} have been chosen, and your application could not be considered this time. Thank you for offering.`,
		}),
		ar: ({ event }) => ({
			title: "طلبك للتحكيم",
			message: `اكتمل اختيار حكام ${event}، ولم يتسنّ اعتماد طلبك هذه المرة. شكرًا لك على عرضك.`,
		}),
	},
	released: {
		en: ({ event }) => ({
			title: "You need not judge",
			message: `The federation has taken you off the list of judges of ${event}.`,
		}),
		ar: ({ event }) => ({
			title: "أُعفيت من التحكيم",
			message: `رفع الاتحاد اسمك من قائمة حكام ${event}.`,
		}),
	},
	calledOff: {
		en: ({ event }) => ({
			title: "Event called off",
			message: `${event} will not take place, so it needs no judges.`,
		}),
		ar: ({ event }) => ({
			title: "أُلغيت الفعالية",
			message: `لن تقام ${event}، فلا حاجة إلى حكام.`,
		}),
	},
	applied: {
		en: ({ event, name }) => ({
			title: "A judge has applied",
			message: `${name} would like to judge at ${event}. Please decide on the application.`,
		}),
		ar: ({ event, name }) => ({
			title: "طلب تحكيم جديد",
			message: `وصل طلب للتحكيم في ${event}. صاحب الطلب: ${name}. يرجى البت فيه.`,
		}),
	},
	declined: {
		en: ({ event, name, reason }) => ({
			title: "A judge has declined",
			message: `${name} cannot judge at ${event}.${reason && ` The reason: ${reason}`}`,
		}),
		ar: ({ event, name, reason }) => ({
			title: "اعتذار عن التحكيم",
			message: `ورد اعتذار عن التحكيم في ${event}. الحكم: ${name}.${reason && ` السبب: ${reason}`}`,
		}),
	},
};

function phrasesOf(facts: JudgingFacts, locale: Locale): Phrases {
	const title = pickLanguage(locale, facts.titleEn, facts.titleAr);
	const day = new Intl.DateTimeFormat(formatLocale[locale], { dateStyle: "full", timeZone });
	const [name = "", reason = ""] =
		"nameEn" in facts ? [(locale === "ar" && facts.nameAr) || facts.nameEn, facts.reason] : [];
	return {
		event: quoteTitle[locale](title),
		day: day.format(startOf(facts.eventDate)),
		name: isolateName(name),
		reason: reason && writtenFor(reason, locale),
	};
}

/** Always emailed: judges must learn whether they are expected. */
const commitments: readonly JudgingFacts["status"][] = ["confirmed", "released", "calledOff"];

export const judgingNotice: Notice<JudgingFacts> = {
	kind: "judging",
	guardianAct: "seeEntries",
	isEssential: ({ status }) => commitments.includes(status),
	words: (facts, locale) => words[facts.status][locale](phrasesOf(facts, locale)),
	action: (facts) =>
		"nameEn" in facts
			? {
					path: `/?tab=events&judges=${facts.eventId}`,
					label: { en: "See the judges of the event", ar: "عرض حكام الفعالية" },
				}
			: { path: "/me", label: { en: "See your dashboard", ar: "عرض لوحتك" } },
};
