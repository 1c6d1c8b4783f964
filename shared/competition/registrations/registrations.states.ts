import { formatLocale, type Locale } from "../../core/locales.ts";
import type { Registration } from "./registrations.schema.ts";

type State = Pick<Registration, "status" | "awaitsGuardian"> & {
	/** Position on the waiting list, from 1. */
	position?: number;
	/** When an offered place expires, formatted in the reader's language. */
	until?: string;
	/** Whether the event has ended. */
	over?: boolean;
};

type StateKey =
	| Exclude<Registration["status"], "waitlisted">
	| "awaitsGuardian"
	| "waiting"
	| "waitingAt"
	| "offeredUntil"
	| EndState;

/** What became of a registration whose event has ended. Nothing records who came. */
type EndState = "tookPlace" | "undecided" | "noPlace";

/** `name`: the person registered, if it is not the reader. */
type Phrases = { name?: string; position: string; until: string };

const ordinal = new Intl.PluralRules("en", { type: "ordinal" });
const endings: Record<string, string> = { one: "st", two: "nd", few: "rd", other: "th" };

const formatPosition: Record<Locale, (position: number) => string> = {
	en: (position) =>
		new Intl.NumberFormat(formatLocale.en).format(position) + endings[ordinal.select(position)],
	ar: (position) => new Intl.NumberFormat(formatLocale.ar).format(position),
};

/** What each state of a registration means for the person; `dutySentences` says what is to do. */
const sentences: Record<Locale, Record<StateKey, (phrases: Phrases) => string>> = {
	en: {
		pending: ({ name }) =>
			`${name ? `${name}’s` : "Your"} place is held. We’ll tell you when the federation has reviewed it.`,
		awaitsGuardian: ({ name }) => `${name ? `${name}’s` : "Your"} place is held.`,
		approved: ({ name }) => (name ? `${name} has a place.` : "You have a place. See you there!"),
		waiting: ({ name }) =>
			`${name ? `${name} is` : "You’re"} on the waiting list. We’ll tell you when a place is free.`,
		waitingAt: ({ name, position }) =>
			`${name ? `${name} is` : "You’re"} ${position} on the waiting list. We’ll tell you when a place is free.`,
		offered: ({ name }) => `A place${name ? ` for ${name}` : ""} is waiting for your answer.`,
		offeredUntil: ({ name, until }) =>
			`A place is ${name ? `${name}’s` : "yours"} until ${until}. Accept or decline it.`,
		rejected: ({ name }) =>
			`The federation did not accept ${name ? `${name}’s` : "this"} registration.`,
		cancelled: ({ name }) => `${name ? `${name}’s` : "This"} registration was cancelled.`,
		tookPlace: ({ name }) => `This event is over. ${name ?? "You"} had a place.`,
		undecided: ({ name }) =>
			`This event is over. ${name ? `${name}’s` : "Your"} registration was not decided on.`,
		noPlace: ({ name }) => `This event is over. No place became free for ${name ?? "you"}.`,
	},
	ar: {
		pending: ({ name }) =>
			name
				? `مكان ${name} محجوز، وسنخبرك بعد أن يراجع الاتحاد التسجيل.`
				: "مكانك محجوز، وسنخبرك بعد أن يراجع الاتحاد تسجيلك.",
		awaitsGuardian: ({ name }) => (name ? `مكان ${name} محجوز.` : "مكانك محجوز."),
		approved: ({ name }) => (name ? `مكان ${name} مؤكد.` : "مكانك مؤكد. نراك هناك!"),
		waiting: ({ name }) => `${name ?? "أنت"} على قائمة الانتظار. نخبرك فور توفّر مكان.`,
		waitingAt: ({ name, position }) =>
			name
				? `${name} على قائمة الانتظار، والترتيب ${position}. نخبرك فور توفّر مكان.`
				: `أنت على قائمة الانتظار، وترتيبك ${position}. نخبرك فور توفّر مكان.`,
		offered: ({ name }) => `مكان ${name ? `باسم ${name} ` : ""}ينتظر قبولك.`,
		offeredUntil: ({ name, until }) =>
			`مكان ${name ? `باسم ${name} ` : ""}ينتظر قبولك أو اعتذارك حتى ${until}.`,
		rejected: ({ name }) =>
			name ? `لم يعتمد الاتحاد تسجيل ${name}.` : "لم يعتمد الاتحاد هذا التسجيل.",
		cancelled: ({ name }) => (name ? `أُلغي تسجيل ${name}.` : "أُلغي هذا التسجيل."),
		tookPlace: ({ name }) =>
			name ? `انتهت الفعالية، وكان تسجيل ${name} معتمدًا.` : "انتهت الفعالية، وكان تسجيلك معتمدًا.",
		undecided: ({ name }) => `انتهت الفعالية قبل البتّ في ${name ? `تسجيل ${name}` : "تسجيلك"}.`,
		noPlace: ({ name }) =>
			name ? `انتهت الفعالية ولم يتوفّر مكان باسم ${name}.` : "انتهت الفعالية ولم يتوفّر لك مكان.",
	},
};

/**
 * The end state of a registration whose event is over; undefined if the registration was cancelled or
 * rejected before.
 */
export function endStateOf(status: Registration["status"]): EndState | undefined {
	if (status === "approved") return "tookPlace";
	if (status === "pending") return "undecided";
	return status === "waitlisted" || status === "offered" ? "noPlace" : undefined;
}

function keyOf({ status, awaitsGuardian, position, until, over }: State): StateKey {
	const end = over && endStateOf(status);
	if (end) return end;
	if (status === "pending") return awaitsGuardian ? "awaitsGuardian" : "pending";
	if (status === "waitlisted") return position ? "waitingAt" : "waiting";
	if (status === "offered") return until ? "offeredUntil" : "offered";
	return status;
}

/**
 * The sentence that says what a registration's state means, on screens and in notifications. With a
 * name it speaks about that person, such as a guardian's child; without one, to the reader.
 */
export const stateSentence = (locale: Locale, state: State, name?: string): string =>
	sentences[locale][keyOf(state)]({
		name,
		position: state.position ? formatPosition[locale](state.position) : "",
		until: state.until ?? "",
	});
