import { beltName } from "#shared/base/ranks/belts.names.ts";
import type { Belt } from "#shared/base/ranks/belts.rules.ts";
import type { PersonRole } from "#shared/core/access.ts";
import type { Locale } from "#shared/core/locales.ts";
import { longDay } from "#shared/core/time/long-day.ts";
import {
	isolateName,
	type Notice,
	pickLanguage,
	type Words,
} from "../../people/notifications/notice.ts";

/** A change that staff or a coach made in a person's record; only changed fields are set. */
export type RecordFacts = {
	/** Name of the person who made the change. */
	nameEn: string;
	nameAr?: string;
	/** The new date of birth; null if it was removed. */
	dateOfBirth?: string | null;
	gender?: true;
	role?: PersonRole;
	belt?: Belt;
	/** The new coach's name; null if there is none now. */
	coach?: { nameEn: string; nameAr?: string } | null;
	/** The person's former name. */
	formerEn?: string;
	formerAr?: string;
};

const roleWords: Record<Locale, Record<PersonRole, string>> = {
	en: {
		member: "member",
		coach: "coach",
		admin: "admin",
		"super-admin": "super-admin",
		guest: "guest",
	},
	ar: { member: "عضو", coach: "مدرب", admin: "إداري", "super-admin": "مشرف عام", guest: "ضيف" },
};

const changes: Record<Locale, (facts: RecordFacts) => (string | false)[]> = {
	en: ({ dateOfBirth, gender, role, belt, coach, formerEn, formerAr }) => [
		role !== undefined && `the role is ${roleWords.en[role]} now`,
		belt !== undefined && `the belt is ${beltName(belt, "en")} now`,
		coach !== undefined &&
			(coach === null
				? "there is no coach now"
				: `the coach is ${isolateName(pickLanguage("en", coach.nameEn, coach.nameAr))} now`),
		dateOfBirth !== undefined &&
			(dateOfBirth === null
				? "the date of birth was removed"
				: `the date of birth is ${longDay(dateOfBirth, "en")} now`),
		gender === true && "the gender was changed",
		formerEn !== undefined &&
			`the name was ${isolateName(pickLanguage("en", formerEn, formerAr))} before`,
	],
	ar: ({ dateOfBirth, gender, role, belt, coach, formerEn, formerAr }) => [
		role !== undefined && `أصبح الدور: ${roleWords.ar[role]}`,
		belt !== undefined && `أصبح الحزام: ${beltName(belt, "ar")}`,
		coach !== undefined &&
			(coach === null
				? "لا مدرب الآن"
				: `أصبح المدرب ${isolateName(pickLanguage("ar", coach.nameEn, coach.nameAr))}`),
		dateOfBirth !== undefined &&
			(dateOfBirth === null
				? "حُذف تاريخ الميلاد"
				: `أصبح تاريخ الميلاد ${longDay(dateOfBirth, "ar")}`),
		gender === true && "عُدّل الجنس",
		formerEn !== undefined &&
			`كان الاسم سابقًا ${isolateName(pickLanguage("ar", formerEn, formerAr))}`,
	],
};

const listChanges = (locale: Locale, facts: RecordFacts) =>
	new Intl.ListFormat(locale, { type: "conjunction" }).format(
		changes[locale](facts).filter((change) => change !== false),
	);

/** Whether event classes and consents depend on a changed field. */
const affectsClasses = ({ dateOfBirth, gender, belt }: RecordFacts) =>
	dateOfBirth !== undefined || gender !== undefined || belt !== undefined;

const words: Record<Locale, (facts: RecordFacts, child?: string) => Words> = {
	en: (facts, child) => ({
		title: child ? `The record of ${child} was changed` : "Your record was changed",
		message: `${isolateName(facts.nameEn)} made a change: ${listChanges("en", facts)}.${affectsClasses(facts) ? " Event classes and consents go by this." : ""} If this is wrong, please tell the federation at once.`,
	}),
	ar: (facts, child) => ({
		title: child ? `عُدّل سجل ${child}` : "عُدّل سجلك",
		message: `تعديل من ${isolateName(pickLanguage("ar", facts.nameEn, facts.nameAr))}: ${listChanges("ar", facts)}.${affectsClasses(facts) ? " تعتمد فئات الفعاليات والموافقات على ذلك." : ""} إن لم يكن ذلك صحيحًا فأبلغ الاتحاد فورًا.`,
	}),
};

/** Sent to a person whose record was changed; a child's guardians receive copies. */
export const recordNotice: Notice<RecordFacts> = {
	kind: "record",
	guardianAct: "seeChild",
	words: (facts, locale, child) => words[locale](facts, child),
	namesChild: true,
	action: () => ({ path: "/profile", label: { en: "See the profile", ar: "عرض الملف" } }),
	isEssential: () => true,
};
