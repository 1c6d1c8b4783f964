import { formatLocale, type Locale } from "#shared/core/locales.ts";
import { isDateOnly, startOf, timeZone } from "#shared/core/time/kuwait.ts";
import {
	isolateName,
	type Notice,
	pickLanguage,
	quoteTitle,
} from "../../../platform/notifications/notice.ts";

/** Dates as entered: a day, or a day with a time. */
type Days = { eventDate: string; endDate?: string };
type Place = { location: string; locationAr?: string };

/** What changed at an event, before and after. */
export type EventChanges = {
	days?: { from: Days; to: Days };
	place?: { from: Place; to: Place };
	/** `from` is absent if registration was open until the event. */
	deadline?: { from?: string; to: string };
	/** The event class whose new limits the recipient does not meet. */
	limits?: { nameEn: string; nameAr?: string };
};

/** `audience`: whether the reader takes part, or judges. */
export type EventChangeFacts = EventChanges & {
	eventId: number;
	audience: "participant" | "judge";
	titleEn: string;
	titleAr: string;
};

function formatDate(value: string, locale: Locale): string {
	const format = new Intl.DateTimeFormat(formatLocale[locale], {
		dateStyle: "full",
		...(!isDateOnly(value) && { timeStyle: "short" }),
		timeZone,
	});
	return isolateName(format.format(startOf(value)));
}

const to: Record<Locale, string> = { en: "to", ar: "إلى" };

const formatDays = ({ eventDate, endDate }: Days, locale: Locale) =>
	[eventDate, ...(endDate ? [endDate] : [])]
		.map((value) => formatDate(value, locale))
		.join(` ${to[locale]} `);

const formatPlace = ({ location, locationAr }: Place, locale: Locale) =>
	isolateName((locale === "ar" && locationAr) || location);

type Change = { now: string; before?: string };

/** The places in the reader's language; no earlier one if it is missing or reads the same. */
function placesIn({ from, to }: { from: Place; to: Place }, locale: Locale): Change {
	const [now, before] = [formatPlace(to, locale), formatPlace(from, locale)];
	return { now, before: from.location && before !== now ? before : undefined };
}
type Sentences = Record<Exclude<keyof EventChanges, "limits">, (change: Change) => string>;

const sentences: Record<Locale, Sentences> = {
	en: {
		days: ({ now, before }) => `It now takes place on ${now}, not on ${before}.`,
		place: ({ now, before }) => `The new place is ${now}.${before ? ` It was ${before}.` : ""}`,
		deadline: ({ now, before }) =>
			`You can register or withdraw until ${now}${before ? `, not until ${before}` : ""}.`,
	},
	ar: {
		days: ({ now, before }) => `الموعد الجديد: ${now}، وكان ${before}.`,
		place: ({ now, before }) => `المكان الجديد: ${now}${before ? `، وكان ${before}` : ""}.`,
		deadline: ({ now, before }) =>
			`آخر موعد للتسجيل والانسحاب: ${now}${before ? `، وكان ${before}` : ""}.`,
	},
};

const leftOut: Record<Locale, (eventClass: string) => string> = {
	en: (eventClass) =>
		`Your registration no longer fits the limits of ${eventClass}. The federation decides about it; tell us if you think this is wrong, or choose another event class.`,
	ar: (eventClass) =>
		`لم يعد تسجيلك يوافق شروط ${eventClass}. سيقرر الاتحاد بشأنه، فأبلغنا إن كان ذلك خطأ أو اختر فئة أخرى.`,
};

function changesIn({ days, place, deadline, limits }: EventChanges, locale: Locale): string[] {
	const say = sentences[locale];
	return [
		...(limits
			? [leftOut[locale](quoteTitle[locale](pickLanguage(locale, limits.nameEn, limits.nameAr)))]
			: []),
		...(days
			? [say.days({ now: formatDays(days.to, locale), before: formatDays(days.from, locale) })]
			: []),
		...(place ? [say.place(placesIn(place, locale))] : []),
		...(deadline
			? [
					say.deadline({
						now: formatDate(deadline.to, locale),
						before: deadline.from && formatDate(deadline.from, locale),
					}),
				]
			: []),
	];
}

const titles: Record<Locale, Record<"moved" | "place" | "deadline" | "limits", string>> = {
	en: {
		moved: "An event has a new date",
		place: "An event has a new place",
		deadline: "An event has an earlier deadline",
		limits: "An event class has other limits",
	},
	ar: {
		moved: "موعد جديد لفعالية",
		place: "مكان جديد لفعالية",
		deadline: "تقديم آخر موعد للتسجيل في فعالية",
		limits: "تغيّرت شروط فئة في فعالية",
	},
};

const lead: Record<Locale, (event: string) => string> = {
	en: (event) => `${event} has changed.`,
	ar: (event) => `تغيّرت تفاصيل ${event}.`,
};

function subjectOf({ days, place, limits }: EventChanges) {
	if (days) return "moved";
	if (place) return "place";
	return limits ? "limits" : "deadline";
}

/**
 * Sent to entrants and judges when the date, place or deadline of an event changes, and to entrants
 * who do not meet the new limits of their event class.
 */
export const eventChangeNotice: Notice<EventChangeFacts> = {
	kind: "event",
	isEssential: () => true,
	words: (facts, locale) => {
		const subject = subjectOf(facts);
		const title = titles[locale][subject];
		const event = pickLanguage(locale, facts.titleEn, facts.titleAr);
		return {
			title,
			subject: `${title}: ${event}`,
			message: [lead[locale](quoteTitle[locale](event)), ...changesIn(facts, locale)].join(" "),
		};
	},
	action: ({ audience }) =>
		audience === "judge"
			? { path: "/me", label: { en: "See your dashboard", ar: "عرض لوحتك" } }
			: {
					path: "/registrations",
					label: { en: "See your registrations", ar: "عرض تسجيلاتك" },
				},
};
