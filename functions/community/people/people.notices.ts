import { formatLocale, type Locale } from "#shared/core/locales.ts";
import { startOf, timeZone } from "#shared/core/time/kuwait.ts";
import {
	isolateName,
	type Notice,
	pickLanguage,
	type Words,
} from "../../platform/notifications/notice.ts";

/** Facts about a change that somebody else made in a person's record. */
export type RecordFacts = {
	/** Who made it. */
	nameEn: string;
	nameAr?: string;
	/** The new date of birth; null if it was removed. */
	dateOfBirth?: string | null;
	gender?: true;
	/** The former name. */
	formerEn?: string;
	formerAr?: string;
};

const dayIn = (locale: Locale, day: string) =>
	new Intl.DateTimeFormat(formatLocale[locale], { dateStyle: "long", timeZone }).format(
		startOf(day),
	);

const changes: Record<Locale, (facts: RecordFacts) => (string | false)[]> = {
	en: ({ dateOfBirth, gender, formerEn, formerAr }) => [
		dateOfBirth !== undefined &&
			(dateOfBirth === null
				? "the date of birth was removed"
				: `the date of birth is ${dayIn("en", dateOfBirth)} now`),
		gender === true && "the gender was changed",
		formerEn !== undefined &&
			`the name was ${isolateName(pickLanguage("en", formerEn, formerAr))} before`,
	],
	ar: ({ dateOfBirth, gender, formerEn, formerAr }) => [
		dateOfBirth !== undefined &&
			(dateOfBirth === null
				? "حُذف تاريخ الميلاد"
				: `أصبح تاريخ الميلاد ${dayIn("ar", dateOfBirth)}`),
		gender === true && "عُدّل الجنس",
		formerEn !== undefined &&
			`كان الاسم سابقًا ${isolateName(pickLanguage("ar", formerEn, formerAr))}`,
	],
};

const listed = (locale: Locale, facts: RecordFacts) =>
	new Intl.ListFormat(locale, { type: "conjunction" }).format(
		changes[locale](facts).filter((one) => one !== false),
	);

const words: Record<Locale, (facts: RecordFacts, child?: string) => Words> = {
	en: (facts, child) => ({
		title: child ? `The record of ${child} was changed` : "Your record was changed",
		message: `${isolateName(facts.nameEn)} made a change: ${listed("en", facts)}. Event classes and consents go by this. If this is wrong, please tell the federation at once.`,
	}),
	ar: (facts, child) => ({
		title: child ? `عُدّل سجل ${child}` : "عُدّل سجلك",
		message: `تعديل من ${isolateName(pickLanguage("ar", facts.nameEn, facts.nameAr))}: ${listed("ar", facts)}. تعتمد فئات الفعاليات والموافقات على ذلك. إن لم يكن ذلك صحيحًا فأبلغ الاتحاد فورًا.`,
	}),
};

/** A change of what decides about a person, for them; a child's guardians receive copies. */
export const recordNotice: Notice<RecordFacts> = {
	kind: "record",
	words: (facts, locale, child) => words[locale](facts, child),
	namesChild: true,
	action: () => ({ path: "/profile", label: { en: "See the profile", ar: "عرض الملف" } }),
	isEssential: () => true,
};
