import type { Locale } from "../locales.ts";

/** The forms of a counted Arabic noun, all of them masculine. */
type Counted = {
	one: string;
	two: string;
	/** Two, if another noun follows: "ألفا دينار", two thousand dinars. */
	twoOf: string;
	/** After 3 to 10. */
	plural: string;
	/** After 11 to 99. */
	accusative: string;
	/** After hundreds and thousands. */
	genitive: string;
};

const dinar: Counted = {
	one: "دينار واحد",
	two: "ديناران",
	twoOf: "دينارا",
	plural: "دنانير",
	accusative: "دينارًا",
	genitive: "دينار",
};
const fils: Counted = {
	one: "فلس واحد",
	two: "فلسان",
	twoOf: "فلسا",
	plural: "فلوس",
	accusative: "فلسًا",
	genitive: "فلس",
};
const thousand: Counted = {
	one: "ألف",
	two: "ألفان",
	twoOf: "ألفا",
	plural: "آلاف",
	accusative: "ألفًا",
	genitive: "ألف",
};
const million: Counted = {
	one: "مليون",
	two: "مليونان",
	twoOf: "مليونا",
	plural: "ملايين",
	accusative: "مليونًا",
	genitive: "مليون",
};

const arabicUnits = [
	...["", "واحد", "اثنان", "ثلاثة", "أربعة", "خمسة", "ستة", "سبعة", "ثمانية", "تسعة", "عشرة"],
	...["أحد عشر", "اثنا عشر", "ثلاثة عشر", "أربعة عشر", "خمسة عشر", "ستة عشر", "سبعة عشر"],
	...["ثمانية عشر", "تسعة عشر"],
];
const arabicTens = ["عشرون", "ثلاثون", "أربعون", "خمسون", "ستون", "سبعون", "ثمانون", "تسعون"];
const arabicHundreds = [
	...["", "مئة", "مئتان", "ثلاثمئة", "أربعمئة", "خمسمئة", "ستمئة", "سبعمئة", "ثمانمئة", "تسعمئة"],
];

const and = (parts: readonly string[]) => parts.filter(Boolean).join(" و");

const arabicBelow100 = (number: number) =>
	number < 20
		? arabicUnits[number]
		: and([arabicUnits[number % 10], arabicTens[Math.floor(number / 10) - 2]]);

/**
 * A number from 1 to 999 and what it counts, in words.
 * @param isBeforeNoun whether another noun follows, as dinars in "two thousand dinars"
 */
function countBelow1000(number: number, noun: Counted, isBeforeNoun = false): string {
	const two = isBeforeNoun ? noun.twoOf : noun.two;
	const [hundreds, rest] = [Math.floor(number / 100), number % 100];
	const few = rest === 1 ? noun.one : two;
	if (hundreds === 0 && rest <= 2) return few;
	const hundred = hundreds === 2 && rest <= 2 ? "مئتا" : arabicHundreds[hundreds];
	if (rest === 0) return `${hundred} ${noun.genitive}`;
	if (rest <= 2) return and([`${hundred} ${noun.genitive}`, few]);
	const many = isBeforeNoun ? noun.genitive : noun.accusative;
	return `${and([hundred, arabicBelow100(rest)])} ${rest <= 10 ? noun.plural : many}`;
}

/** A whole number with its noun: "ألف ومئتان وخمسون دينارًا". */
function countArabic(number: number, noun: Counted): string {
	const [millions, thousands, rest] = [
		Math.floor(number / 1_000_000),
		Math.floor(number / 1_000) % 1_000,
		number % 1_000,
	];
	// One and two are said by the noun alone, so the noun stands after the thousands as well.
	const endsBefore = rest <= 2;
	const groups = [
		millions > 0 ? countBelow1000(millions, million, endsBefore && thousands === 0) : "",
		thousands > 0 ? countBelow1000(thousands, thousand, endsBefore) : "",
	];
	const above = and(groups);
	if (!above) return countBelow1000(rest, noun);
	const withNoun = endsBefore ? `${above} ${noun.genitive}` : above;
	return rest === 0 ? withNoun : and([withNoun, countBelow1000(rest, noun)]);
}

const englishUnits = [
	...["", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"],
	...["eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen"],
	...["eighteen", "nineteen"],
];
const englishTens = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];

const englishBelow100 = (number: number) =>
	number < 20
		? englishUnits[number]
		: [englishTens[Math.floor(number / 10) - 2], englishUnits[number % 10]]
				.filter(Boolean)
				.join("-");

function english(number: number): string {
	if (number >= 1_000_000)
		return joinEnglish(Math.floor(number / 1_000_000), "million", number % 1_000_000);
	if (number >= 1_000) return joinEnglish(Math.floor(number / 1_000), "thousand", number % 1_000);
	if (number >= 100)
		return [`${englishUnits[Math.floor(number / 100)]} hundred`, englishBelow100(number % 100)]
			.filter(Boolean)
			.join(" and ");
	return englishBelow100(number);
}

const joinEnglish = (many: number, unit: string, rest: number) =>
	`${english(many)} ${unit}${rest > 0 ? `${rest < 100 ? " and" : ""} ${english(rest)}` : ""}`;

const countEnglish = (number: number, one: string, many: string) =>
	`${english(number)} ${number === 1 ? one : many}`;

/**
 * An amount in words, as on a voucher: "Eight dinars only", «فقط ثمانية دنانير لا غير».
 * @param amount in fils, at least 0
 */
export function amountInWords(amount: number, locale: Locale): string {
	const [dinars, rest] = [Math.floor(amount / 1_000), amount % 1_000];
	if (locale === "ar") {
		const parts = [
			dinars > 0 ? countArabic(dinars, dinar) : "",
			rest > 0 ? countBelow1000(rest, fils) : "",
		];
		return `فقط ${and(parts) || "صفر دينار"} لا غير`;
	}
	const parts = [
		dinars > 0 ? countEnglish(dinars, "dinar", "dinars") : "",
		rest > 0 ? countEnglish(rest, "fils", "fils") : "",
	].filter(Boolean);
	const words = parts.join(" and ") || "zero dinars";
	return `${words[0].toUpperCase()}${words.slice(1)} only`;
}
