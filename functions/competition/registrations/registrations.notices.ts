import { registrationStatuses } from "#shared/competition/registrations/registrations.schema.ts";
import { formatLocale, type Locale } from "#shared/core/locales.ts";
import { timeZone } from "#shared/core/time/kuwait.ts";
import {
	isolateName,
	type Notice,
	pickLanguage,
	quoteTitle,
	type Words,
} from "../../platform/notifications/notice.ts";

/**
 * The outcome of a step: the new status, or a more exact reason. `promoted` is pending after the
 * waiting list.
 */
export const outcomes = [
	...registrationStatuses,
	"promoted",
	"reopened",
	"moved",
	"offerExpired",
	"pendingExpired",
	"notEligible",
	"eventCancelled",
	"guardianAwaited",
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
	/** Position on the waiting list, from 1. */
	position?: number;
	/** When the offer expires: ISO 8601, or ms since 1970. */
	offerExpiresAt?: string | number;
	/** Id of the registration that a guardian is asked to agree to. */
	entryId?: string;
};

/** The facts formatted in the reader's language; empty when absent. */
type Phrases = { event: string; reason: string; position: string; until: string };

type Say = (phrases: Phrases) => Words;

/** Joins sentences and skips empty ones. */
const say = (...sentences: (string | false)[]) => sentences.filter(Boolean).join(" ");

/** Texts of each outcome. A missing language is a compile error. */
const words = {
	pending: {
		en: ({ event }) => ({
			title: "Registration received",
			message: `Your registration for ${event} has been received. You will hear from us once the federation has reviewed it.`,
		}),
		ar: ({ event }) => ({
			title: "وصلنا تسجيلك",
			message: `وصلنا تسجيلك في ${event}، وسنخبرك فور مراجعته.`,
		}),
	},
	guardianAwaited: {
		en: ({ event }) => ({
			title: "A guardian has to agree",
			message: `There is a registration for ${event}, and a place is kept. It is reviewed once a guardian has agreed to it.`,
		}),
		ar: ({ event }) => ({
			title: "بانتظار موافقة ولي الأمر",
			message: `سُجّلت مشاركة في ${event} وحُجز المكان، ويُراجع التسجيل بعد موافقة ولي الأمر.`,
		}),
	},
	promoted: {
		en: ({ event }) => ({
			title: "A place became free, and it is yours",
			message: `You have moved up from the waiting list of ${event}. The place is yours; there is nothing to do.`,
		}),
		ar: ({ event }) => ({
			title: "توفّر مكان وأصبح لك",
			message: `انتقلت من قائمة انتظار ${event} إلى قائمة المسجّلين. المكان محجوز لك ولا يلزمك فعل شيء.`,
		}),
	},
	approved: {
		en: ({ event }) => ({
			title: "Registration approved",
			message: `Your registration for ${event} is approved. See you there. Osu!`,
		}),
		ar: ({ event }) => ({
			title: "قُبل تسجيلك",
			message: `قُبل تسجيلك في ${event}. نراك هناك. أوس!`,
		}),
	},
	reopened: {
		en: ({ event }) => ({
			title: "Registration reopened",
			message: `Your registration for ${event} is open again, and a place is kept for you. You will hear from us once it has been reviewed.`,
		}),
		ar: ({ event }) => ({
			title: "أُعيد فتح تسجيلك",
			message: `أُعيد فتح تسجيلك في ${event} وحُجز لك مكان، وسنخبرك فور مراجعته.`,
		}),
	},
	rejected: {
		en: ({ event, reason }) => ({
			title: "Registration not accepted",
			message: say(
				`Your registration for ${event} was not accepted.`,
				"If you have questions, please contact the federation.",
				reason && `The reason: ${reason}`,
			),
		}),
		ar: ({ event, reason }) => ({
			title: "لم يُقبل تسجيلك",
			message: say(
				`لم يُقبل تسجيلك في ${event}.`,
				"إذا كان لديك سؤال فتواصل مع الاتحاد.",
				reason && `السبب: ${reason}`,
			),
		}),
	},
	waitlisted: {
		en: ({ event, position }) => ({
			title: "You are on the waiting list",
			message: say(
				`${event} is full, and you are on its waiting list.`,
				position && `Your place in it: ${position}.`,
				"You will hear from us as soon as a place becomes free for you.",
			),
		}),
		ar: ({ event, position }) => ({
			title: "أنت في قائمة الانتظار",
			message: say(
				`اكتملت الأماكن في ${event}، وأُضيف اسمك إلى قائمة الانتظار.`,
				position && `ترتيبك فيها: ${position}.`,
				"سنخبرك فور توفّر مكان لك.",
			),
		}),
	},
	offered: {
		en: ({ event, until }) => ({
			title: "A place is offered to you",
			message: say(
				`A place became free for you at ${event}.`,
				until
					? `It is kept for you until ${until}: please accept it before then.`
					: "Please accept it soon.",
			),
		}),
		ar: ({ event, until }) => ({
			title: "لديك عرض لمكان",
			message: say(
				`توفّر لك مكان في ${event}.`,
				until ? `المكان محجوز لك حتى ${until}، يرجى تأكيده قبل ذلك.` : "يرجى تأكيده في أقرب وقت.",
			),
		}),
	},
	cancelled: {
		en: ({ event, reason }) => ({
			title: "Registration cancelled",
			message: say(
				`Your registration for ${event} has been cancelled.`,
				reason && `The reason: ${reason}`,
			),
		}),
		ar: ({ event, reason }) => ({
			title: "أُلغي تسجيلك",
			message: say(`أُلغي تسجيلك في ${event}.`, reason && `السبب: ${reason}`),
		}),
	},
	moved: {
		en: ({ event }) => ({
			title: "Moved to another class",
			message: `Your registration is now for ${event}.`,
		}),
		ar: ({ event }) => ({
			title: "نُقل تسجيلك إلى فئة أخرى",
			message: `أصبح تسجيلك الآن في ${event}.`,
		}),
	},
	offerExpired: {
		en: ({ event }) => ({
			title: "The offered place is gone",
			message: `The place that was offered to you at ${event} was not accepted in time and went to the next person.`,
		}),
		ar: ({ event }) => ({
			title: "انتهت مهلة المكان المعروض عليك",
			message: `لم يُؤكَّد المكان المعروض عليك في ${event} ضمن المهلة، فانتقل إلى من يليك.`,
		}),
	},
	pendingExpired: {
		en: ({ event }) => ({
			title: "Your registration has ended",
			message: `Your registration for ${event} was not decided on in time and has ended. Please contact the federation if you still want to take part.`,
		}),
		ar: ({ event }) => ({
			title: "انتهى تسجيلك",
			message: `لم يُبتّ في تسجيلك في ${event} ضمن المدة المحددة فانتهى. إن كنت لا تزال راغبًا في المشاركة فتواصل مع الاتحاد.`,
		}),
	},
	notEligible: {
		en: ({ event }) => ({
			title: "You do not meet the requirements",
			message: `A place became free at ${event}, but you do not meet its requirements any more. Please contact the federation.`,
		}),
		ar: ({ event }) => ({
			title: "لا تنطبق عليك شروط المشاركة",
			message: `توفّر مكان في ${event}، لكن شروط المشاركة لم تعد تنطبق عليك. يرجى التواصل مع الاتحاد.`,
		}),
	},
	eventCancelled: {
		en: ({ event }) => ({
			title: "Event cancelled",
			message: `${event} has been called off, and your registration with it.`,
		}),
		ar: ({ event }) => ({
			title: "أُلغيت الفعالية",
			message: `أُلغيت فعالية ${event}، وأُلغي معها تسجيلك.`,
		}),
	},
} satisfies Record<Outcome, Record<Locale, Say>>;

/** The event's title in the reader's language. */
const eventTitle = ({ titleEn, titleAr }: RegistrationFacts, locale: Locale) =>
	pickLanguage(locale, titleEn, titleAr);

function phrasesOf(facts: RegistrationFacts, locale: Locale): Phrases {
	const tag = formatLocale[locale];
	const className = pickLanguage(locale, facts.classNameEn, facts.classNameAr);
	const moment = (at: string | number) =>
		new Intl.DateTimeFormat(tag, { dateStyle: "full", timeStyle: "short", timeZone }).format(
			new Date(at),
		);
	return {
		event:
			quoteTitle[locale](eventTitle(facts, locale)) + (className && ` (${isolateName(className)})`),
		reason: facts.reason ? isolateName(facts.reason) : "",
		position: facts.position ? new Intl.NumberFormat(tag).format(facts.position) : "",
		until: facts.offerExpiresAt ? moment(facts.offerExpiresAt) : "",
	};
}

/** Outcomes that only confirm and require no action: people may turn off emails about them. */
const receipts: readonly Outcome[] = ["pending", "waitlisted", "reopened"];

/** The notification about a step of a registration. */
export const registrationNotice: Notice<RegistrationFacts> = {
	kind: "registration",
	isEssential: ({ status }) => !receipts.includes(status),
	words: (facts, locale) => {
		const said = words[facts.status][locale](phrasesOf(facts, locale));
		return { ...said, subject: `${said.title}: ${eventTitle(facts, locale)}` };
	},
	action: () => ({
		path: "/registrations",
		label: { en: "See your registrations", ar: "عرض تسجيلاتك" },
	}),
};
