import { hasEnded } from "#shared/competition/events/events.rules.ts";
import {
	type DutyFacts,
	dutySentences,
	nothingToDo,
} from "#shared/competition/registrations/registrations.duties.ts";
import {
	type RegistrationStatus,
	registrationStatuses,
} from "#shared/competition/registrations/registrations.rules.ts";
import { stateSentence } from "#shared/competition/registrations/registrations.states.ts";
import { type EntryCode, entryCodePath } from "#shared/competition/weigh-in/entry-code.ts";
import { formatLocale, type Locale } from "#shared/core/locales.ts";
import type { Gender } from "#shared/core/people.ts";
import { moneyText } from "#shared/core/texts/money.ts";
import { isDateOnly, startOf, timeZone } from "#shared/core/time/kuwait.ts";
import { jointIdOf, type Press } from "../../people/notifications/joint.ts";
import {
	isolateName,
	type Notice,
	type People,
	pickLanguage,
	quoteTitle,
	type Words,
	writtenFor,
} from "../../people/notifications/notice.ts";

/**
 * The outcome of a step: the new status, or a more exact reason. `promoted` is pending after the
 * waiting list.
 */
export const outcomes = [
	...registrationStatuses,
	"promoted",
	"reopened",
	"takenBack",
	"moved",
	"offerExpired",
	"pendingExpired",
	"unpaid",
	"notEligible",
	"eventCancelled",
	"guardianAwaited",
	"consentWithdrawn",
] as const;
export type Outcome = (typeof outcomes)[number];

/** The data of a notification about one step of a registration. */
export type RegistrationFacts = {
	status: Outcome;
	titleEn: string;
	titleAr: string;
	classNameEn?: string;
	classNameAr?: string;
	reason?: string;
	/** Date and place of the event; absent in notifications of earlier releases. */
	eventDate?: string;
	location?: string;
	locationAr?: string;
	/** Position on the waiting list, from 1. */
	position?: number;
	/** When the offer expires: ISO 8601, or ms since 1970. */
	offerExpiresAt?: string | number;
	/** What the person has to do after the step. */
	duties?: DutyFacts;
	/** What had been paid for the place and became credit as the registration ended, in fils. */
	credit?: number;
	/** The code that the entrant shows at the weigh-in of a tournament. */
	code?: EntryCode;
	/** Id of the registration, if a guardian still has to agree to it. */
	entryId?: string;
	/** The press that registered the person, and perhaps other children. */
	press?: Press;
	/** In a guardian's notification about several children: each of them. */
	together?: readonly TogetherFacts[];
};

/** A child in a notification about several. Their names are looked up when it is read. */
type TogetherFacts = {
	userId: number;
	classNameEn?: string;
	classNameAr?: string;
	duties?: DutyFacts;
};

/** The facts formatted in the reader's language; empty when absent. */
type Phrases = {
	event: string;
	reason: string;
	/** The child's name in a guardian's copy; undefined in the person's own. */
	child: string | undefined;
	/** Whether the event's day is over, so that nothing is promised any more. */
	isOver: boolean;
	/** Whether the event has begun, so that a registration that was moved can no longer be withdrawn. */
	hasBegun: boolean;
	/** What a state means for the person (`stateSentence`); empty once the event's day is over. */
	meaning: (status: RegistrationStatus, awaitsGuardian?: boolean) => string;
};

type Say = (phrases: Phrases) => Words;

/** Joins sentences and skips empty ones. */
const say = (...sentences: (string | false)[]) => sentences.filter(Boolean).join(" ");

/** "your registration" or "Layan’s registration". */
const registrationOf = (child: string | undefined) =>
	child ? `${child}’s registration` : "your registration";
const upperFirst = (text: string) => text[0].toUpperCase() + text.slice(1);
/** «تسجيلك» or «تسجيل ليان»; with another ending for other cases, such as «مكانك». */
const ofChild = (noun: string, child: string | undefined) =>
	child ? `${noun} ${child}` : `${noun}ك`;

/** Texts of each outcome. A missing language is a compile error. */
const words = {
	pending: {
		en: ({ event, child, meaning }) => ({
			title: child ? `${child}: registration received` : "Registration received",
			message: say(`We’ve received ${registrationOf(child)} for ${event}.`, meaning("pending")),
		}),
		ar: ({ event, child, meaning }) => ({
			title: `وصلنا ${ofChild("تسجيل", child)}`,
			message: say(`وصلنا ${ofChild("تسجيل", child)} في ${event}.`, meaning("pending")),
		}),
	},
	guardianAwaited: {
		en: ({ event, child, meaning }) => ({
			title: child ? `${child}: a guardian needs to agree` : "A guardian needs to agree",
			message: say(
				`We’ve received ${registrationOf(child)} for ${event}.`,
				meaning("pending", true),
			),
		}),
		ar: ({ event, child, meaning }) => ({
			title: child ? `تسجيل ${child} بانتظار موافقة ولي الأمر` : "بانتظار موافقة ولي الأمر",
			message: say(`وصلنا ${ofChild("تسجيل", child)} في ${event}.`, meaning("pending", true)),
		}),
	},
	consentWithdrawn: {
		en: ({ event, child }) => ({
			title: child ? `${child}: the consent was withdrawn` : "The guardian’s consent was withdrawn",
			message: `${upperFirst(registrationOf(child))} for ${event} no longer has a guardian’s consent, so it cannot be approved until a guardian agrees again.`,
		}),
		ar: ({ event, child }) => ({
			title: child ? `سُحبت الموافقة على تسجيل ${child}` : "سُحبت موافقة ولي الأمر",
			message: `سُحبت موافقة ولي الأمر على ${ofChild("تسجيل", child)} في ${event}، ولا يُعتمد التسجيل قبل موافقة جديدة.`,
		}),
	},
	promoted: {
		en: ({ event, child }) => ({
			title: child ? `${child} has a place now` : "You have a place now",
			message: `A place became free at ${event}, and ${child ? `${child} has moved` : "you have moved"} up from the waiting list.`,
		}),
		ar: ({ event, child }) => ({
			title: child ? `توفّر مكان باسم ${child}` : "توفّر مكان وأصبح لك",
			message: `انتقل ${ofChild("تسجيل", child)} من قائمة انتظار ${event} إلى قائمة المسجّلين.`,
		}),
	},
	approved: {
		en: ({ event, child, meaning }) => ({
			title: child ? `${child}: registration approved` : "Registration approved",
			message: child
				? `${upperFirst(registrationOf(child))} for ${event} is approved.`
				: say(`Your registration for ${event} is approved.`, meaning("approved")),
		}),
		ar: ({ event, child, isOver }) => ({
			title: `اعتُمد ${ofChild("تسجيل", child)}`,
			message: say(
				`اعتُمد ${ofChild("تسجيل", child)} في ${event}.`,
				!child && !isOver && "نراك هناك!",
			),
		}),
	},
	reopened: {
		en: ({ event, child, meaning }) => ({
			title: child ? `${child}: registration reopened` : "Registration reopened",
			message: say(
				`${upperFirst(registrationOf(child))} for ${event} is open again.`,
				meaning("pending"),
			),
		}),
		ar: ({ event, child, meaning }) => ({
			title: `أُعيد فتح ${ofChild("تسجيل", child)}`,
			message: say(`أُعيد فتح ${ofChild("تسجيل", child)} في ${event}.`, meaning("pending")),
		}),
	},
	takenBack: {
		en: ({ event, child, meaning }) => ({
			title: child
				? `${child}: registration under review again`
				: "Your registration is under review again",
			message: say(
				`We’ve taken back the approval of ${registrationOf(child)} for ${event}.`,
				meaning("pending"),
			),
		}),
		ar: ({ event, child, meaning }) => ({
			title: `${ofChild("تسجيل", child)} بانتظار القرار من جديد`,
			message: say(`تراجعنا عن اعتماد ${ofChild("تسجيل", child)} في ${event}.`, meaning("pending")),
		}),
	},
	rejected: {
		en: ({ event, reason, child }) => ({
			title: child ? `${child}: registration not accepted` : "Registration not accepted",
			message: say(
				`${upperFirst(registrationOf(child))} for ${event} was not accepted.`,
				"If you have questions, please contact the federation.",
				reason && `The reason: ${reason}`,
			),
		}),
		ar: ({ event, reason, child }) => ({
			title: `لم يُقبل ${ofChild("تسجيل", child)}`,
			message: say(
				`لم يُقبل ${ofChild("تسجيل", child)} في ${event}.`,
				"إذا كان لديك سؤال فتواصل مع الاتحاد.",
				reason && `السبب: ${reason}`,
			),
		}),
	},
	waitlisted: {
		en: ({ event, child, meaning }) => ({
			title: child ? `${child} is on the waiting list` : "You’re on the waiting list",
			message: say(`${event} is full.`, meaning("waitlisted")),
		}),
		ar: ({ event, child, meaning }) => ({
			title: child ? `${child} على قائمة الانتظار` : "أنت على قائمة الانتظار",
			message: say(`اكتملت الأماكن في ${event}.`, meaning("waitlisted")),
		}),
	},
	offered: {
		en: ({ event, child, meaning }) => ({
			title: child ? `A place is offered to ${child}` : "A place is offered to you",
			message: say(`A place became free at ${event}.`, meaning("offered")),
		}),
		ar: ({ event, child, meaning }) => ({
			title: child ? `مكان معروض على ${child}` : "لديك عرض لمكان",
			message: say(`توفّر مكان في ${event}.`, meaning("offered")),
		}),
	},
	cancelled: {
		en: ({ event, reason, child }) => ({
			title: child ? `${child}: registration cancelled` : "Registration cancelled",
			message: say(
				`${upperFirst(registrationOf(child))} for ${event} has been cancelled.`,
				reason && `The reason: ${reason}`,
			),
		}),
		ar: ({ event, reason, child }) => ({
			title: `أُلغي ${ofChild("تسجيل", child)}`,
			message: say(`أُلغي ${ofChild("تسجيل", child)} في ${event}.`, reason && `السبب: ${reason}`),
		}),
	},
	moved: {
		en: ({ event, child, hasBegun }) => ({
			title: child ? `${child}: moved to another event class` : "Moved to another event class",
			message: say(
				`${upperFirst(registrationOf(child))} is now for ${event}.`,
				!hasBegun && "You can withdraw the registration free of charge until the event begins.",
			),
		}),
		ar: ({ event, child, hasBegun }) => ({
			title: `نُقل ${ofChild("تسجيل", child)} إلى فئة أخرى`,
			message: say(
				`أصبح ${ofChild("تسجيل", child)} الآن في ${event}.`,
				!hasBegun && "ويمكنك سحب التسجيل دون رسوم حتى بدء الفعالية.",
			),
		}),
	},
	offerExpired: {
		en: ({ event, child }) => ({
			title: child ? `${child}: the offered place is gone` : "The offered place is gone",
			message: `The place offered to ${child ?? "you"} at ${event} was not accepted in time, and the offer has ended.`,
		}),
		ar: ({ event, child }) => ({
			title: `انتهت مهلة المكان المعروض ${child ? `على ${child}` : "عليك"}`,
			message: `لم يُؤكَّد المكان المعروض ${child ? `على ${child}` : "عليك"} في ${event} ضمن المهلة، فانتهى العرض.`,
		}),
	},
	pendingExpired: {
		en: ({ event, child }) => ({
			title: child ? `${child}: the registration has ended` : "Your registration has ended",
			message: `${upperFirst(registrationOf(child))} for ${event} was not decided on in time and has ended. Please contact the federation if ${child ? `${child} still wants` : "you still want"} to take part.`,
		}),
		ar: ({ event, child }) => ({
			title: `انتهى ${ofChild("تسجيل", child)}`,
			message: `لم يُبتّ في ${ofChild("تسجيل", child)} في ${event} ضمن المدة المحددة فانتهى. للمشاركة يرجى التواصل مع الاتحاد.`,
		}),
	},
	unpaid: {
		en: ({ event, child }) => ({
			title: child ? `${child}: the unpaid place was released` : "Your unpaid place was released",
			message: `The fee of ${registrationOf(child)} for ${event} was not paid in time, so the place was released.`,
		}),
		ar: ({ event, child }) => ({
			title: `أُلغي ${ofChild("مكان", child)} غير المدفوع`,
			message: `لم تُدفع رسوم ${ofChild("تسجيل", child)} في ${event} في موعدها، فأُلغي المكان.`,
		}),
	},
	notEligible: {
		en: ({ event, child }) => ({
			title: child ? `${child} does not meet the requirements` : "You do not meet the requirements",
			message: `A place became free at ${event}, but ${child ? `${child} does` : "you do"} not meet its requirements any more. Please contact the federation.`,
		}),
		ar: ({ event, child }) => ({
			title: child ? `شروط المشاركة لا تنطبق على ${child}` : "لا تنطبق عليك شروط المشاركة",
			message: `توفّر مكان في ${event}، لكن شروط المشاركة لم تعد تنطبق ${child ? `على ${child}` : "عليك"}. يرجى التواصل مع الاتحاد.`,
		}),
	},
	eventCancelled: {
		en: ({ event, child }) => ({
			title: child ? `${child}: event cancelled` : "Event cancelled",
			message: `${event} has been called off, and ${registrationOf(child)} with it.`,
		}),
		ar: ({ event, child }) => ({
			title: "أُلغيت الفعالية",
			message: `أُلغيت فعالية ${event}، وأُلغي معها ${ofChild("تسجيل", child)}.`,
		}),
	},
} satisfies Record<Outcome, Record<Locale, Say>>;

/** The event's title in the reader's language. */
const eventTitle = ({ titleEn, titleAr }: RegistrationFacts, locale: Locale) =>
	pickLanguage(locale, titleEn, titleAr);

const formatMoment = (at: string | number, locale: Locale) =>
	new Intl.DateTimeFormat(formatLocale[locale], {
		dateStyle: "full",
		timeStyle: "short",
		timeZone,
	}).format(new Date(at));

const formatDay = (day: string, locale: Locale) =>
	isDateOnly(day)
		? new Intl.DateTimeFormat(formatLocale[locale], { dateStyle: "full", timeZone }).format(
				startOf(day),
			)
		: formatMoment(startOf(day), locale);

function phrasesOf(facts: RegistrationFacts, locale: Locale, child: string | undefined): Phrases {
	const className = pickLanguage(locale, facts.classNameEn, facts.classNameAr);
	const isOver =
		facts.eventDate !== undefined &&
		hasEnded({ eventDate: facts.eventDate, endDate: null }, Date.now());
	const until = facts.offerExpiresAt ? formatMoment(facts.offerExpiresAt, locale) : "";
	return {
		event:
			quoteTitle[locale](eventTitle(facts, locale)) + (className && ` (${isolateName(className)})`),
		reason: facts.reason ? writtenFor(facts.reason, locale) : "",
		child,
		isOver,
		hasBegun: facts.eventDate !== undefined && startOf(facts.eventDate) <= Date.now(),
		meaning: (status, awaitsGuardian = false) =>
			isOver
				? ""
				: stateSentence(locale, { status, awaitsGuardian, position: facts.position, until }, child),
	};
}

/** Date and place of the event, a line each; undefined if nothing is known. */
function detailsOf({ eventDate, location, locationAr }: RegistrationFacts, locale: Locale) {
	const place = pickLanguage(locale, location, locationAr);
	const lines = [eventDate && formatDay(eventDate, locale), place && isolateName(place)];
	return lines.filter(Boolean).join("\n") || undefined;
}

/** What becomes of the money that was paid for a place that is given up. */
const creditSentence = ({ credit }: RegistrationFacts, locale: Locale): string | false => {
	if (!credit) return false;
	const amount = moneyText(credit, locale);
	return locale === "ar"
		? `يبقى المبلغ المدفوع (${amount}) رصيدًا، ويمكن طلب استرداده.`
		: `The ${amount} paid for it stay as credit, and can be asked for back.`;
};

/** What is to do after the step; after the event's day, only what is still to be paid. */
function toDo(
	{ status, duties = {} }: RegistrationFacts,
	{ child, isOver }: Phrases,
	locale: Locale,
): string[] {
	const facts = isOver ? { pay: duties.pay } : duties;
	const name = child && isolateName(child);
	const sentences = dutySentences(locale, facts, { name, now: Date.now() });
	const isIdle = status === "promoted" && sentences.length === 0 && !isOver;
	return isIdle ? [nothingToDo(locale, name)] : sentences;
}

/** Outcomes that only confirm and require no action: people may turn off emails about them. */
const receipts: readonly Outcome[] = ["pending", "waitlisted", "reopened"];

/** Whether the person may take part after this step, so that date and place matter to them. */
const comesToPass = ({ status }: RegistrationFacts) => !ended.includes(status);
const ended: readonly Outcome[] = [
	"rejected",
	"cancelled",
	"offerExpired",
	"pendingExpired",
	"unpaid",
	"notEligible",
	"eventCancelled",
];

/** Names in a sentence: "Layan, Omar and Hessa", «ليان وعمر وحصة». */
const listNames: Record<Locale, (names: readonly string[]) => string> = {
	en: (names) => new Intl.ListFormat("en-GB").format(names),
	ar: (names) => names.join(" و"),
};

/** The children by name, and in Arabic in relation to the reader: «ابنتيك ليان وحصة». */
const nameChildren: Record<Locale, (children: People, names: readonly string[]) => string> = {
	en: (_, names) => listNames.en(names),
	ar: (children, names) => {
		const are = (gender: Gender) => children.every((child) => child.gender === gender);
		if (children.length > 2)
			return `${are("female") ? "بناتك" : are("male") ? "أبنائك" : "أطفالك"} ${listNames.ar(names)}`;
		if (are("female")) return `ابنتيك ${listNames.ar(names)}`;
		if (are("male")) return `ابنيك ${listNames.ar(names)}`;
		return `طفليك ${listNames.ar(names)}`;
	},
};

/** That the places of several children are held. */
const heldSentence: Record<Locale, (children: People) => string> = {
	en: () => "Their places are held. We’ll tell you when the federation has reviewed them.",
	ar: (children) => {
		const whose = children.every(({ gender }) => gender === "female") ? "هن" : "هم";
		const places = children.length > 2 ? `أماكن${whose} محجوزة` : "مكاناهما محجوزان";
		return `${places}، وسنخبرك بعد أن يراجع الاتحاد التسجيل.`;
	},
};

/** A notification about several children who were registered with one press. */
function jointWords(
	facts: RegistrationFacts,
	together: readonly TogetherFacts[],
	people: People,
	locale: Locale,
): Words {
	const byId = new Map(people.map((child) => [child.id, child]));
	const known = together.flatMap((one) => {
		const child = byId.get(one.userId);
		if (!child) return [];
		const name = isolateName((locale === "ar" && child.firstNameAr) || child.firstName);
		return [{ one, child, name }];
	});
	if (known.length < 2) {
		const single = { ...facts, ...known[0]?.one, together: undefined };
		return registrationNotice.words(single, locale, known[0]?.name);
	}
	const phrases = phrasesOf(facts, locale, known[0].name);
	const children = known.map(({ child }) => child);
	const names = known.map(({ name }) => name);
	const title =
		locale === "ar"
			? `تسجيل ${nameChildren.ar(children, names)}`
			: `${nameChildren.en(children, names)} are registered`;
	const received =
		locale === "ar"
			? `وصلنا تسجيل ${nameChildren.ar(children, names)} في ${phrases.event}.`
			: `We’ve received the registrations of ${nameChildren.en(children, names)} for ${phrases.event}.`;
	const duties = known.flatMap(({ one, name }) => {
		const sentences = toDo({ ...facts, duties: one.duties }, { ...phrases, child: name }, locale);
		return sentences.length > 0 ? `${name}: ${say(...sentences)}` : [];
	});
	const classes = known.flatMap(({ one, name }) => {
		const className = pickLanguage(locale, one.classNameEn, one.classNameAr);
		return className ? `${name}: ${isolateName(className)}` : [];
	});
	return {
		title,
		message: say(received, !phrases.isOver && heldSentence[locale](children), ...duties),
		subject: `${title}: ${eventTitle(facts, locale)}`,
		details: [...classes, detailsOf(facts, locale)].filter(Boolean).join("\n") || undefined,
		about: eventTitle(facts, locale),
	};
}

const codeWords: Record<Locale, { title: string; text: string }> = {
	en: {
		title: "Code for the weigh-in",
		text: "Show this code when you arrive. You also find it under “My registrations”.",
	},
	ar: {
		title: "رمز الوزن",
		text: "أظهر هذا الرمز عند الوصول. وتجده أيضًا في «تسجيلاتي».",
	},
};

/** The code of an entry in an email, until the event's day is over. */
const codeOf = ({ code }: RegistrationFacts, { isOver }: Phrases, locale: Locale) =>
	code && !isOver ? { path: entryCodePath(code), ...codeWords[locale] } : undefined;

/** The notification about a step of a registration. */
export const registrationNotice: Notice<RegistrationFacts> = {
	kind: "registration",
	guardianAct: "seeEntries",
	isEssential: ({ status }) => !receipts.includes(status),
	namesChild: true,
	peopleIn: ({ together = [] }) => together.map(({ userId }) => userId),
	jointId: ({ press }, guardianId) => press && jointIdOf(press, guardianId),
	words: (facts, locale, child, people = []) => {
		if (facts.together) return jointWords(facts, facts.together, people, locale);
		const phrases = phrasesOf(facts, locale, child);
		const texts = words[facts.status][locale](phrases);
		return {
			...texts,
			message: say(texts.message, creditSentence(facts, locale), ...toDo(facts, phrases, locale)),
			subject: `${texts.title}: ${eventTitle(facts, locale)}`,
			details: comesToPass(facts) ? detailsOf(facts, locale) : undefined,
			about: eventTitle(facts, locale),
			code: codeOf(facts, phrases, locale),
		};
	},
	action: () => ({
		path: "/registrations",
		label: { en: "See your registrations", ar: "عرض تسجيلاتك" },
	}),
};
