import {
	type DutyFacts,
	dutySentences,
} from "#shared/competition/registrations/registrations.duties.ts";
import { formatLocale, type Locale } from "#shared/core/locales.ts";
import { moneyText } from "#shared/core/texts/money.ts";
import { isDateOnly, startOf, timeZone } from "#shared/core/time/kuwait.ts";
import {
	isolateName,
	type Notice,
	pickLanguage,
	quoteTitle,
} from "../../../people/notifications/notice.ts";

/** Dates as entered: a day, or a day with a time. */
type Days = { eventDate: string; endDate?: string };
type Place = { location: string; locationAr?: string };

/** What changed at an event, before and after. */
export type EventChanges = {
	days?: { from: Days; to: Days };
	place?: { from: Place; to: Place };
	/** `from` is absent if registration was open until the event. */
	deadline?: { from?: string; to: string };
	/** Whether the programme changed. */
	programme?: boolean;
	/** The event class whose limits the recipient no longer meets. */
	limits?: { nameEn: string; nameAr?: string };
	/** The conditions that the recipient no longer meets, and what their fee means for them now. */
	duties?: Pick<DutyFacts, "conflicts" | "pay" | "day">;
	/** What a place costs a recipient who waits for one, in fils. */
	price?: number;
	/** Whether the recipient's fee now stays due if they withdraw after the deadline. */
	keepsLateFee?: boolean;
};

/** `audience`: whether the reader takes part, judges or is on duty. */
export type EventChangeFacts = EventChanges & {
	eventId: number;
	audience: "participant" | "judge" | "onDuty";
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
type Sentences = Record<"days" | "place" | "deadline", (change: Change) => string>;

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

const termSentences: Record<
	Locale,
	{ programme: string; keepsLateFee: string; price: (amount: string) => string; free: string }
> = {
	en: {
		programme: "The programme has changed: see the event’s page.",
		keepsLateFee: "If you withdraw after the deadline, the fee stays due.",
		price: (amount) => `A place that you get from the waiting list now costs ${amount}.`,
		free: "A place that you get from the waiting list is now free.",
	},
	ar: {
		programme: "تغيّر البرنامج، وتجده في صفحة الفعالية.",
		keepsLateFee: "تبقى الرسوم مستحقة عند الانسحاب بعد آخر موعد.",
		price: (amount) => `أصبحت رسوم المكان من قائمة الانتظار ${amount}.`,
		free: "أصبح المكان من قائمة الانتظار بلا رسوم.",
	},
};

function termsIn(
	{ programme, duties, price, keepsLateFee }: EventChanges,
	locale: Locale,
): string[] {
	const say = termSentences[locale];
	return [
		...(programme ? [say.programme] : []),
		...dutySentences(locale, duties ?? {}, { now: Date.now() }),
		...(price === undefined ? [] : [price > 0 ? say.price(moneyText(price, locale)) : say.free]),
		...(keepsLateFee ? [say.keepsLateFee] : []),
	];
}

function changesIn(changes: EventChanges, locale: Locale): string[] {
	const { days, place, deadline, limits } = changes;
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
		...termsIn(changes, locale),
	];
}

type Subject = "moved" | "place" | "deadline" | "limits" | "programme" | "conditions" | "payment";

const titles: Record<Locale, Record<Subject, string>> = {
	en: {
		moved: "An event has a new date",
		place: "An event has a new place",
		deadline: "An event has an earlier deadline",
		limits: "An event class has other limits",
		programme: "An event has another programme",
		conditions: "An event has new conditions",
		payment: "An event has other terms of payment",
	},
	ar: {
		moved: "موعد جديد لفعالية",
		place: "مكان جديد لفعالية",
		deadline: "تقديم آخر موعد للتسجيل في فعالية",
		limits: "تغيّرت شروط فئة في فعالية",
		programme: "برنامج جديد لفعالية",
		conditions: "شروط جديدة لفعالية",
		payment: "تغيّرت شروط الدفع لفعالية",
	},
};

const lead: Record<Locale, (event: string) => string> = {
	en: (event) => `${event} has changed.`,
	ar: (event) => `تغيّرت تفاصيل ${event}.`,
};

function subjectOf({ days, place, limits, deadline, duties, programme }: EventChanges): Subject {
	if (days) return "moved";
	if (place) return "place";
	if (limits) return "limits";
	if (duties?.conflicts?.length) return "conditions";
	if (deadline) return "deadline";
	return programme ? "programme" : "payment";
}

/**
 * Sent to entrants and judges when the date, place, programme or deadline of an event changes, and to
 * entrants for whom its conditions, fees or class limits now mean something else.
 */
export const eventChangeNotice: Notice<EventChangeFacts> = {
	kind: "event",
	guardianAct: "seeEntries",
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
		audience === "participant"
			? { path: "/registrations", label: { en: "See your registrations", ar: "عرض تسجيلاتك" } }
			: { path: "/me", label: { en: "See your dashboard", ar: "عرض لوحتك" } },
};
