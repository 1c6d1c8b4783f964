import { ownLanguageOf } from "#shared/core/fields/bilingual.ts";
import type { Locale } from "#shared/core/locales.ts";
import type { Gender } from "#shared/core/people.ts";
import type { NotificationKind } from "#shared/notifications.ts";
import type { Act } from "#shared/people/families/acting.ts";

/**
 * Texts of a notification. `subject`: subject of its email, if it differs from the title. `details`:
 * facts that only the email repeats, such as date and place, a line each; it shows them as a card
 * with the title `about`, such as the event's.
 */
export type Words = {
	title: string;
	message: string;
	subject?: string;
	details?: string;
	about?: string;
	/** A code that only the email shows: the path that it holds, its title and what it is for. */
	code?: { path: string; title: string; text: string };
};

/** Path on this site that a notification links to, and the label of that link in its email. */
export type Action = { path: string; label: Record<Locale, string> };

/** A person whom a notification about several names. */
export type NoticePerson = {
	id: number;
	firstName: string;
	firstNameAr?: string | null;
	gender?: Gender | null;
};
export type People = readonly NoticePerson[];

/** A kind of notification. Each domain exports its own from `<domain>.notices.ts`. */
export type Notice<Facts> = {
	kind: NotificationKind;
	/**
	 * `child`: in a guardian's copy, the name of the child it is about. A kind that ignores it gets the
	 * name before its title. `people`: the people of `peopleIn` who still exist.
	 */
	words: (facts: Facts, locale: Locale, child?: string, people?: People) => Words;
	/** Whether `words` speaks about the child by name. */
	namesChild?: true;
	/** The people whom a notification about several is about, so that they can be named. */
	peopleIn?: (facts: Facts) => readonly number[];
	/**
	 * Id of the guardian's notification that may tell of this and of other children at once. A
	 * guardian's copy is left out if it names the child.
	 */
	jointId?: (facts: Facts, guardianId: number) => string | undefined;
	action: (facts: Facts) => Action;
	/** What a child's guardian must be permitted to do to get a copy. */
	guardianAct: Act;
	/** The same in the copy of a child's guardian; "/family" by default. */
	guardianAction?: (facts: Facts, childId: number) => Action;
	/**
	 * Whether it is also emailed; default true. Items counted on the staff dashboard need no email.
	 */
	isMailed?: (facts: Facts) => boolean;
	/**
	 * Whether it is emailed even to people who opted out of its kind: decisions, and changes that
	 * take effect by themselves.
	 */
	isEssential?: (facts: Facts) => boolean;
};

/** Isolates a text's writing direction, so that it does not reorder the sentence around it. */
export const isolateName = (text: string) => `\u2068${text}\u2069`;

/** A text that staff wrote, in the reader's language if it has both, and isolated. */
export const writtenFor = (text: string, locale: Locale) =>
	isolateName(ownLanguageOf(text, locale));

/** A title or subject in a guardian's copy, with the child that it is about before it. */
export const aboutChild = (text: string, child: string, locale: Locale) =>
	`${child}${locale === "ar" ? "، " : ": "}${text}`;

/** A title in the quotation marks of a language. */
export const quoteTitle: Record<Locale, (title: string) => string> = {
	en: (title) => `“${isolateName(title)}”`,
	ar: (title) => `«${isolateName(title)}»`,
};

/** A bilingual text in the reader's language, or in the other one if that is missing. */
export const pickLanguage = (locale: Locale, en: string | undefined, ar: string | undefined) =>
	(locale === "ar" ? ar || en : en || ar) ?? "";
