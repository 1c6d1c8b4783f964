import { createIntl } from "react-intl";
import type { BeltFamily } from "#shared/base/ranks/belts.rules.ts";
import { formatLocale, type Locale } from "#shared/core/locales.ts";
import type { Gender } from "#shared/core/people.ts";
import { beltMessages } from "../../../base/ranks/belts.messages.ts";
import { genderWord } from "../conditions.ts";
import { eventClassMessages } from "../event-classes.messages.ts";
import { stepsMessages } from "./steps.messages.ts";

/** A range that includes both ends; null for no limit. */
export type Range<T> = { min: T | null; max: T | null };

/** The limits of one event class of a grid. */
export type Cell = {
	age: Range<number>;
	weight: Range<number>;
	gender: Gender | null;
	belt: Range<BeltFamily>;
};

type Part = "gender" | "age" | "weight" | "belt";

/** The placeholders that a naming rule has for the limits of an event class. */
export const gridTokens: Record<Locale, Record<Part, string>> = {
	en: { gender: "{gender}", age: "{age}", weight: "{weight}", belt: "{belt}" },
	ar: { gender: "{الجنس}", age: "{العمر}", weight: "{الوزن}", belt: "{الحزام}" },
};

/** The naming rules with which the form begins. */
export const proposedRules: Record<Locale, string> = {
	en: "Kumite {gender}, {age}, {weight}, {belt}",
	ar: "كوميتيه {الجنس}، {العمر}، {الوزن}، {الحزام}",
};

const tables = {
	en: { ...eventClassMessages.en, ...beltMessages.en, ...stepsMessages.en },
	ar: { ...eventClassMessages.ar, ...beltMessages.ar, ...stepsMessages.ar },
};
type Id = keyof typeof tables.en;

// An event class needs its name in both languages, whichever language the reader uses.
const intls = {
	en: createIntl({ locale: formatLocale.en, defaultLocale: formatLocale.en }),
	ar: createIntl({ locale: formatLocale.ar, defaultLocale: formatLocale.ar }),
};

const format = (locale: Locale, id: Id, values: Record<string, string | number>) =>
	intls[locale].formatMessage({ id, defaultMessage: tables[locale][id] }, values);

function nameRange<T extends string | number>(
	{ min, max }: Range<T>,
	ids: Record<"both" | "min" | "max", Id>,
	locale: Locale,
) {
	if (min !== null && max !== null) return format(locale, ids.both, { min, max });
	if (min !== null) return format(locale, ids.min, { min });
	return max === null ? "" : format(locale, ids.max, { max });
}

function nameAge({ min, max }: Range<number>, locale: Locale) {
	if (min !== null && min === max) return format(locale, "eventClass.exactAge", { min });
	return nameRange(
		{ min, max },
		{ both: "eventClass.ageRange", min: "eventClass.minAge", max: "eventClass.maxAge" },
		locale,
	);
}

/** Names a weight by its upper limit, as in competitions; without an upper limit by the lower. */
function nameWeight({ min, max }: Range<number>, locale: Locale) {
	if (max !== null) return format(locale, "eventClass.maxWeight", { max });
	return min === null ? "" : format(locale, "steps.overWeight", { min });
}

function nameBelt({ min, max }: Range<BeltFamily>, locale: Locale) {
	const colour = (family: BeltFamily) => format(locale, `belt.colour.${family}`, {});
	if (min !== null && min === max) return colour(min);
	if (min !== null && max !== null)
		return format(locale, "steps.belts", { min: colour(min), max: colour(max) });
	if (min !== null) return format(locale, "eventClass.minBelt", { belt: colour(min) });
	return max === null ? "" : format(locale, "eventClass.maxBelt", { belt: colour(max) });
}

/** Names an event class by a rule. A limit that it does not have leaves no gap and no comma. */
export function nameCell(cell: Cell, locale: Locale, rule: string): string {
	const ages = { minAge: cell.age.min, maxAge: cell.age.max };
	const gender = cell.gender
		? format(locale, `eventClass.${cell.gender}.${genderWord(ages)}`, {})
		: "";
	const isFirst = rule.trimStart().startsWith(gridTokens[locale].gender);
	const words: Record<Part, string> = {
		gender: isFirst ? gender : gender.toLowerCase(),
		age: nameAge(cell.age, locale),
		weight: nameWeight(cell.weight, locale),
		belt: nameBelt(cell.belt, locale),
	};
	const filled = (Object.keys(words) as Part[]).reduce(
		(name, part) => name.replaceAll(gridTokens[locale][part], words[part]),
		rule,
	);
	const name = filled
		.split(/[,،]/)
		.map((part) => part.replace(/\s+/g, " ").trim())
		.filter(Boolean)
		.join(locale === "ar" ? "، " : ", ");
	// Word joiners keep a range on one line on screens; in a name they would break the search.
	const plain = name.replaceAll("\u2060", "");
	return plain.charAt(0).toUpperCase() + plain.slice(1);
}
