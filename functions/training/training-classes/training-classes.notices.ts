import { formatLocale, type Locale } from "#shared/core/locales.ts";
import { startOf, timeZone } from "#shared/core/time/kuwait.ts";
import { nameIn } from "#shared/people/users/users.rules.ts";
import type { DayOfWeek } from "#shared/training/training-classes/training-classes.rules.ts";
import { env } from "../../core/env.ts";
import { clockTime, weekdayAndTime } from "../../people/notifications/class-phrases.ts";
import {
	isolateName,
	type Notice,
	pickLanguage,
	quoteTitle,
	type Words,
} from "../../people/notifications/notice.ts";

/** A change on some days: other hours, cancelled classes, or the usual hours again. */
type HoursStatus = "otherHours" | "notHeld" | "usualHours";

/** The data of a notification about a class or an enrolment. */
export type ClassFacts = {
	status:
		| "enrolled"
		| "waitlisted"
		| "promoted"
		| "removed"
		| "changed"
		| "paused"
		| "resumed"
		| "cancelled"
		| "dojoMoved"
		| "leftOut"
		| "trialRequested"
		| HoursStatus;
	title: string;
	titleAr?: string;
	dayOfWeek: DayOfWeek;
	/** `HH:MM`, 24-hour clock in Kuwait. */
	startTime: string;
	/** First and last day of a temporary change. */
	from?: string;
	to?: string;
	location?: string;
	locationAr?: string;
	/** Other days of the class on which the person was enrolled with the same press. */
	days?: { dayOfWeek: DayOfWeek; startTime: string }[];
	/** The class and these days. */
	classIds?: number[];
	/** Start on `from`, if that is the next date. */
	nextTime?: string;
	mapUrl?: string;
	about?: string;
	aboutAr?: string;
	coach?: Parameters<typeof nameIn>[1];
	/** Address of the dojo. */
	address?: string;
	addressAr?: string;
};

type Phrases = {
	name: string;
	when: string;
	where: string;
	days: string;
	address: string;
	/** What an email to somebody who was enrolled adds. */
	details: string | undefined;
	about: string;
};
type Say = (phrases: Phrases) => Words;

const words: Record<ClassFacts["status"], Record<Locale, Say>> = {
	enrolled: {
		en: ({ name, when, where, details, about }) => ({
			title: "You are enrolled in a class",
			message: `You have been enrolled in ${name}, ${when}${where && `, at ${where}`}.`,
			details,
			about,
		}),
		ar: ({ name, when, where, details, about }) => ({
			title: "تم تسجيلك في حصة",
			message: `سُجّل اسمك في حصة ${name}، ${when}${where && `، في ${where}`}.`,
			details,
			about,
		}),
	},
	waitlisted: {
		en: ({ name }) => ({
			title: "You are on a class's waiting list",
			message: `${name} is full, and you have been put on its waiting list. You will hear from us as soon as a place becomes free for you.`,
		}),
		ar: ({ name }) => ({
			title: "أنت في قائمة انتظار حصة",
			message: `اكتمل العدد في حصة ${name}، وأُضيف اسمك إلى قائمة الانتظار. سنخبرك فور توفّر مكان لك.`,
		}),
	},
	promoted: {
		en: ({ name, when }) => ({
			title: "A place became free, and it is yours",
			message: `You have moved up from the waiting list of ${name}: ${when}. There is nothing to do. See you there. Osu!`,
		}),
		ar: ({ name, when }) => ({
			title: "توفّر مكان وأصبح لك",
			message: `انتقلت من قائمة انتظار حصة ${name} إلى قائمة المسجّلين: ${when}. لا يلزمك فعل شيء. نراك هناك. أوس!`,
		}),
	},
	removed: {
		en: ({ name }) => ({
			title: "You are no longer in a class",
			message: `You have been taken off the list of ${name}. If you have questions, please ask its coach.`,
		}),
		ar: ({ name }) => ({
			title: "أُزيل اسمك من حصة",
			message: `أُزيل اسمك من قائمة حصة ${name}. إذا كان لديك سؤال فتواصل مع مدربها.`,
		}),
	},
	changed: {
		en: ({ name, when, where }) => ({
			title: "Your class has changed",
			message: `${name} is now held ${when}${where && `, at ${where}`}.`,
		}),
		ar: ({ name, when, where }) => ({
			title: "تغيّر موعد حصتك أو مكانها",
			message: `تقام حصة ${name} الآن ${when}${where && `، في ${where}`}.`,
		}),
	},
	paused: {
		en: ({ name }) => ({
			title: "Your class is paused",
			message: `${name} is not held for now. You keep your place, and will hear from us when it goes on.`,
		}),
		ar: ({ name }) => ({
			title: "حصتك متوقفة مؤقتًا",
			message: `توقفت حصة ${name} مؤقتًا. مكانك محفوظ، وسنخبرك عند استئنافها.`,
		}),
	},
	resumed: {
		en: ({ name, when }) => ({
			title: "Your class goes on",
			message: `${name} is held again, ${when}.`,
		}),
		ar: ({ name, when }) => ({ title: "استُؤنفت حصتك", message: `استؤنفت حصة ${name}، ${when}.` }),
	},
	otherHours: {
		en: ({ name, when, days }) => ({
			title: "Your class has other hours for a while",
			message: `${days}, ${name} is held ${when}. After that its usual hours hold again.`,
		}),
		ar: ({ name, when, days }) => ({
			title: "مواعيد أخرى لحصتك لفترة",
			message: `${days} تقام حصة ${name} ${when}. وبعد ذلك تعود إلى موعدها المعتاد.`,
		}),
	},
	notHeld: {
		en: ({ name, days }) => ({
			title: "Your class is not held for a while",
			message: `${days}, ${name} is not held. You keep your place; after that it goes on as usual.`,
		}),
		ar: ({ name, days }) => ({
			title: "لا تقام حصتك لفترة",
			message: `${days} لا تقام حصة ${name}. مكانك محفوظ، وتعود الحصة بعد ذلك إلى موعدها المعتاد.`,
		}),
	},
	usualHours: {
		en: ({ name, when, days }) => ({
			title: "Your class keeps its usual hours",
			message: `${days}, ${name} is held as usual after all, ${when}.`,
		}),
		ar: ({ name, when, days }) => ({
			title: "حصتك في موعدها المعتاد",
			message: `${days} تقام حصة ${name} في موعدها المعتاد، ${when}.`,
		}),
	},
	dojoMoved: {
		en: ({ name, when, where, address }) => ({
			title: "Your dojo has a new address",
			message: `${where} is now at ${address}. ${name} is held there ${when}, as before.`,
		}),
		ar: ({ name, when, where, address }) => ({
			title: "عنوان جديد لمكان حصتك",
			message: `تغيّر عنوان ${where} إلى ${address}. وتبقى حصة ${name} في موعدها ${when}.`,
		}),
	},
	leftOut: {
		en: ({ name }) => ({
			title: "Your class is now for another group",
			message: `${name} is now meant for another age or gender than yours. You keep your place until its coach decides. Please ask the coach which class suits you.`,
		}),
		ar: ({ name }) => ({
			title: "تغيّرت الفئة التي تناسبها حصتك",
			message: `أصبحت حصة ${name} مخصّصة لعمر أو جنس آخر. مكانك محفوظ إلى أن يقرّر المدرب. يرجى سؤاله عن الحصة المناسبة.`,
		}),
	},
	trialRequested: {
		en: ({ name, days }) => ({
			title: "Trial class requested",
			message: `A trial class is asked for: ${name}, ${days}. Name, age and phone number are in your email. Please confirm.`,
		}),
		ar: ({ name, days }) => ({
			title: "طلب حصة تجريبية",
			message: `وصلك طلب حصة تجريبية: ${name}، ${days}. تجد الاسم والعمر ورقم الهاتف في بريدك الإلكتروني. يرجى تأكيد الموعد.`,
		}),
	},
	cancelled: {
		en: ({ name }) => ({
			title: "Your class has ended",
			message: `${name} is no longer held, and your place in it has ended. Have a look at the other classes.`,
		}),
		ar: ({ name }) => ({
			title: "أُلغيت حصتك",
			message: `لم تعد حصة ${name} تقام، وانتهى تسجيلك فيها. اطّلع على الحصص الأخرى.`,
		}),
	},
};

const through: Record<Locale, (from: string, to: string) => string> = {
	en: (from, to) => (from === to ? `On ${from}` : `From ${from} to ${to}`),
	ar: (from, to) => (from === to ? `يوم ${from}` : `من ${from} إلى ${to}`),
};

/** A single day: "Sunday, November 29". */
const dayOf = (date: string, locale: Locale) =>
	new Intl.DateTimeFormat(formatLocale[locale], {
		weekday: "long",
		day: "numeric",
		month: "long",
		timeZone,
	}).format(startOf(date));

const detailWords: Record<
	Locale,
	Record<"next" | "where" | "map" | "coach" | "first" | "calendar", string>
> = {
	en: {
		next: "Next class",
		where: "Address",
		map: "Map",
		coach: "Coach: Sensei",
		first: "First time? Come ten minutes early. Any loose clothes will do.",
		calendar: "Add it to your calendar",
	},
	ar: {
		next: "الحصة القادمة",
		where: "العنوان",
		map: "الخريطة",
		coach: "المدرب: سينسي",
		first: "في أول حصة احضر قبل الموعد بعشر دقائق، بأي ملابس مريحة.",
		calendar: "أضفها إلى تقويمك",
	},
};

const at: Record<Locale, (day: string, time: string) => string> = {
	en: (day, time) => `${day}, ${time}`,
	ar: (day, time) => `${day}، الساعة ${time}`,
};

/** When the class is next held, where, with whom, what to bring, and the file for a calendar. */
function detailsOf(facts: ClassFacts, locale: Locale): string | undefined {
	const { classIds, from, nextTime, mapUrl, coach } = facts;
	if (!classIds) return undefined;
	const say = detailWords[locale];
	const [id, ...also] = classIds;
	const query = [`lang=${locale}`, ...(also.length > 0 ? [`also=${also.join(",")}`] : [])];
	const address = pickLanguage(locale, facts.address, facts.addressAr);
	const about = pickLanguage(locale, facts.about, facts.aboutAr);
	return [
		from &&
			nextTime &&
			`${say.next}: ${at[locale](dayOf(from, locale), clockTime(nextTime, locale))}`,
		address && `${say.where}: ${address}`,
		mapUrl && `${say.map}: ${mapUrl}`,
		coach && `${say.coach} ${nameIn(locale, coach).full}`,
		about,
		say.first,
		`${say.calendar}: ${env().SITE_URL}/api/classes/${id}/calendar.ics?${query.join("&")}`,
	]
		.filter(Boolean)
		.join("\n");
}

function phrasesOf(facts: ClassFacts, locale: Locale): Phrases {
	const { title, titleAr, location = "", locationAr } = facts;
	const inLanguage = (en: string, ar: string | undefined) =>
		locale === "ar" ? ar || en : en || ar || "";
	const where = inLanguage(location, locationAr);
	const format = new Intl.DateTimeFormat(formatLocale[locale], {
		day: "numeric",
		month: "long",
		timeZone,
	});
	const [from, to] = [facts.from, facts.to].map((date) => date && format.format(startOf(date)));
	return {
		name: quoteTitle[locale](inLanguage(title, titleAr)),
		when: new Intl.ListFormat(formatLocale[locale]).format(
			[facts, ...(facts.days ?? [])].map((day) => weekdayAndTime(day, locale)),
		),
		details: detailsOf(facts, locale),
		about: inLanguage(title, titleAr),
		where: where && isolateName(where),
		address: isolateName(inLanguage(facts.address ?? "", facts.addressAr)),
		days: to ? through[locale](from ?? "", to) : facts.from ? dayOf(facts.from, locale) : "",
	};
}

/**
 * Missing these notifications has no consequence: nobody misses a class or comes to a cancelled
 * class.
 */
const receipts: ClassFacts["status"][] = ["enrolled", "waitlisted", "resumed"];

/** The notification about a class that a person is enrolled in or waiting for. */
export const classNotice: Notice<ClassFacts> = {
	kind: "class",
	guardianAct: "seeClasses",
	isEssential: ({ status }) => !receipts.includes(status),
	words: (facts, locale) => words[facts.status][locale](phrasesOf(facts, locale)),
	// The coach's email has more than the notification: name, age and phone number.
	isMailed: ({ status }) => status !== "trialRequested",
	action: ({ status }) =>
		status === "trialRequested"
			? { path: "/coach?tab=classes", label: { en: "See your classes", ar: "عرض حصصك" } }
			: status === "cancelled" || status === "removed"
				? { path: "/classes", label: { en: "See the timetable", ar: "عرض جدول الحصص" } }
				: { path: "/me", label: { en: "See your classes", ar: "عرض حصصك" } },
};
