import { cleanTyped } from "./cleaning.ts";

/** A label pasted before a number: "tel:", a word or a symbol for a phone. */
const phoneLabel = /^(?:tel|phone|mobile|whatsapp|هاتف|جوال|نقال|[☎☏✆📞📱])[\s:.]*/iu;
/** The 0 of domestic calls in brackets, which international numbers omit: +44 (0)20 7946 0958. */
const bracketedZero = /^((?:\+|00)[\d\s-]*)\(0\)/;
/** Whether a text holds two numbers that differ in their last digits: 5001-2345/6. */
const isTwoNumbers = (typed: string) => /\d{4}\s*\/\s*\d{1,3}$/.test(typed);

/** The country codes that the ITU has assigned (recommendation E.164). */
const countryCode =
	"1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|(?:2[2-69]|3[578]|42|50|59|6[7-9]|8[05-8]|9[67])\\d|21[1-368]|99[2-68]";
const international = new RegExp(`^\\+(${countryCode})(\\d{4,12})$`);
/** Countries where the first 0 is part of the number: Italy, San Marino and four of Africa. */
const zeroBelongs = new Set(["39", "378", "225", "229", "241", "242"]);

/** Kuwait: eight digits, and seven of public services, which begin with 1. */
const kuwaiti = /^(?:[2-9]\d{7}|1\d{6})$/;
/** Numbers behind the code of a country from which many members come. */
const nationalNumbers: Record<string, RegExp> = {
	"965": kuwaiti,
	"966": /^[1-9]\d{8}$/,
	"968": /^[1-9]\d{7}$/,
	"971": /^(?:[2-46-9]\d{7,8}|5\d{8})$/,
	"973": /^[1-9]\d{7}$/,
	"974": /^[1-9]\d{7}$/,
	"20": /^[1-9]\d{7,9}$/,
	"91": /^[1-9]\d{9}$/,
	"1": /^[2-9]\d{9}$/,
};
const elsewhere = /^\d{5,12}$/;

/** With these codes a number is as long as none of Kuwait, so that a missing plus is no doubt. */
const neighbour = /^(966|968|971|973|974)0?([1-9]\d{7,8})$/;

const isNational = (code: string, national: string) =>
	(nationalNumbers[code] ?? elsewhere).test(national);

function withCountryCode(digits: string): string {
	if (digits.startsWith("+")) return digits;
	const local = digits.match(/^(?:965)?([2-9]\d{7})$/) ?? digits.match(/^965(1\d{6})$/);
	if (local) return `+965${local[1]}`;
	const [, code = "", national = ""] = digits.match(neighbour) ?? [];
	return isNational(code, national) ? `+${code}${national}` : digits;
}

/** `+966 0501234567` is +966501234567. Kuwait has no such 0, so there it is a slip. */
function withoutTrunkZero(number: string): string {
	const [, code, national] = number.match(international) ?? [];
	return code && code !== "965" && !zeroBelongs.has(code)
		? `+${code}${national.replace(/^0/, "")}`
		: number;
}

const plainDigits = (typed: string) =>
	typed
		.replace(/[\s\-()[\]./\\_*'\u00b7\u0640\u2022\u2219]/g, "")
		// A number that was copied from a line in Arabic may end with its plus.
		.replace(/^(\d+)\+$/, "+$1")
		.replace(/^\+?00+(?=\d)/, "+");

/**
 * The one form of a phone number: digits after a plus and a country code. Kuwaiti numbers gain
 * +965, and numbers of its neighbours their plus. What is no such number stays as it was typed, but
 * for signs between its digits.
 */
export function plainPhone(value: string): string {
	const typed = cleanTyped(value)
		.replace(phoneLabel, "")
		.replace(bracketedZero, "$1")
		// Programs that take a column for numbers add a decimal.
		.replace(/^(\+?\d{8,})\.0+$/, "$1");
	return isTwoNumbers(typed) ? typed : withoutTrunkZero(withCountryCode(plainDigits(typed)));
}

/** Whether a plain number can be dialled from everywhere. */
export function isPhone(plain: string): boolean {
	const [, code = "", national = ""] = plain.match(international) ?? [];
	// A plus before a Kuwaiti number: +50012345.
	return (
		plain.length > 9 &&
		isNational(code, national) &&
		(!national.startsWith("0") || zeroBelongs.has(code))
	);
}

/** Whether a plain number may be one of another country whose code was left out. */
export const lacksCountryCode = (plain: string) => /^(?!965)\d{9,15}$/.test(plain);

/** Address of a link that dials a number; null for one that nobody can dial. */
export function phoneLink(stored: string): string | null {
	const plain = plainPhone(stored);
	return isPhone(plain) ? `tel:${plain}` : null;
}

const digitRuns = /\+?\d(?:[\s().\-/]{0,3}\d){6,}/g;

/** Most words of one number: a digit each. */
const mostWords = 15;

/** Whether words can be joined so that each is a phone number: "+965 5001 2345 5001 2346". */
function arePhones(words: readonly string[]): boolean {
	// Whether the words before each position are phone numbers.
	const isWhole = [true];
	const isNumber = (start: number, end: number) =>
		isWhole[start] && isPhone(plainPhone(words.slice(start, end).join(" ")));
	for (let end = 1; end <= words.length; end++) {
		isWhole[end] = false;
		for (let start = Math.max(0, end - mostWords); start < end && !isWhole[end]; start++)
			isWhole[end] = isNumber(start, end);
	}
	return isWhole[words.length];
}

/** Whether all numbers of a text that are as long as phone numbers can be dialled. */
export const hasOnlyPhones = (text: string) =>
	(cleanTyped(text).match(digitRuns) ?? []).every((run) => arePhones(run.split(/\s*\/\s*|\s+/)));

/** Phone number for display; Kuwaiti numbers in two groups of four digits. */
export const spokenPhone = (phone: string) => phone.replace(/^(\+965)(\d{4})(\d{4})$/, "$1 $2 $3");
