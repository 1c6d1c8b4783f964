import { cleanTyped } from "../../core/fields/cleaning.ts";
import { plainEmail } from "../../core/fields/email.ts";
import type { Gender } from "../../core/people.ts";
import { foldLine, foldText } from "../../core/texts/search.ts";
import { foldWords, plainWords } from "../../core/texts/words.ts";
import { isMinor } from "../../core/time/age.ts";
import { currentYear, isDate, isDateOnly } from "../../core/time/kuwait.ts";
import {
	type ColumnField,
	dayFields,
	type ImportField,
	importFields,
	nameFields,
	partsOfName,
	statedOrder,
	wholeNames,
} from "./imports.columns.ts";
import { divideName, type NameDivision } from "./imports.names.ts";
import { longestCell } from "./imports.rules.ts";

/** A cell of an imported file: text of a CSV file, or a typed value of a workbook. */
export type Cell = string | number | boolean | Date | null;
/** Values of a row as they are sent; empty fields are left out. */
export type RowValues = Partial<Record<ImportField, string>>;

/** How days are written whose day and month are both numbers: 31/03/2010 or 03/31/2010. */
export const dayOrders = ["dayFirst", "monthFirst"] as const;
export type DayOrder = (typeof dayOrders)[number];

const dayMs = 24 * 60 * 60 * 1000;
/** Day 0 of Excel's date serial numbers. */
const excelEpoch = Date.UTC(1899, 11, 30);
/** Serial numbers of days from 1927 to 2099. A smaller number is more likely a year. */
const [firstSerial, lastSerial] = [10_000, 73_050];

const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
const fromSerial = (serial: number) =>
	serial >= firstSerial && serial <= lastSerial
		? dayOf(excelEpoch + Math.floor(serial) * dayMs)
		: null;

const monthWords = [
	"january jan يناير كانون_الثاني",
	"february feb فبراير شباط",
	"march mar مارس آذار",
	"april apr أبريل إبريل نيسان",
	"may مايو أيار",
	"june jun يونيو يونيه حزيران",
	"july jul يوليو يوليه تموز",
	"august aug أغسطس آب",
	"september sept sep سبتمبر أيلول",
	"october oct أكتوبر تشرين_الأول",
	"november nov نوفمبر تشرين_الثاني",
	"december dec ديسمبر كانون_الأول",
];
const plainWord = (word: string) => foldText(word).replace(/[\s_]+/g, " ");
const monthOf = new Map(
	monthWords.flatMap((words, at) =>
		words.split(" ").map((word) => [plainWord(word), String(at + 1)] as const),
	),
);

const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;
const dayFirst = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/;
const dayNamed = /^(\d{1,2})(?:st|nd|rd|th)?[-/.,، ]+(\p{L}[\p{L} ]*?)[-/.,، ]+(\d{4}|\d{2})$/u;
const monthNamed = /^(\p{L}+)[-/.,، ]+(\d{1,2})(?:st|nd|rd|th)?[-/.,، ]+(\d{4})$/u;
/** Year, month and day without separators: 20140331. */
const inOneNumber = /^((?:19|20)\d{2})(\d{2})(\d{2})$/;
// Excel's long date begins with the day of the week.
const weekdays =
	"saturday sunday monday tuesday wednesday thursday friday sat sun mon tue tues wed thu thur thurs fri السبت الأحد الاثنين الثلاثاء الأربعاء الخميس الجمعة"
		.split(" ")
		.map((word) => foldText(word));
const weekday = new RegExp(`^(?:يوم )?(?:${weekdays.join("|")})[,،. ]+`);
/** The Arabic abbreviation of "Gregorian" behind a year. */
const gregorian = / ?م$/;
// Exported sheets may append midnight to the day.
const midnight =
	/[t,\s]+(?:0{1,2}|12(?=:00(?::00)? ?am)):00(?::00(?:\.0+)?)?(?: ?am)?(?:z|\+00:00)?$/;

const plainCell = (cell: string) =>
	foldText(cleanTyped(cell))
		.replace(/^'/, "")
		.replace(midnight, "")
		.replace(weekday, "")
		.replace(gregorian, "")
		.replaceAll("\\", "/")
		.replace(/ ?([/.-]) ?/g, "$1")
		.replace(/(?<=\d(?:st|nd|rd|th)?) of /, " ");

/** A year of two digits is the last such year. */
const fullYear = (year: string, now: number) => {
	if (year.length === 4) return year;
	const current = currentYear(now);
	const recent = current - (current % 100) + Number(year);
	return String(recent > current ? recent - 100 : recent);
};

/**
 * The orders in which a date with day and month as numbers can be read: both for 03/04/2014, one
 * for 31/03/2014; none for any other text, and for 03/03/2014, which means the same in both.
 */
function ordersOf(cell: unknown): DayOrder[] {
	const [, first = "", second = ""] =
		(typeof cell === "string" && dayFirst.exec(plainCell(cell))) || [];
	if (first === second) return [];
	const isDay = (number: string) => Number(number) >= 1 && Number(number) <= 31;
	const isMonth = (number: string) => Number(number) >= 1 && Number(number) <= 12;
	return dayOrders.filter((order) => {
		const [day, month] = order === "dayFirst" ? [first, second] : [second, first];
		return isDay(day) && isMonth(month);
	});
}

/**
 * Whether a text is a date whose first number can be the month. The server cannot know the order in
 * the file, so it refuses such a text, which the browser sends only if nobody chose the order.
 */
export const isDoubtfulDay = (value: unknown) => ordersOf(value).includes("monthFirst");

function partsOf(text: string, order: DayOrder): string[] {
	const [, ...numbers] = yearFirst.exec(text) ?? [];
	if (numbers.length > 0) return numbers;
	const [, ...digits] = inOneNumber.exec(text) ?? [];
	if (digits.length > 0) return digits;
	const [, first = "", second = "", ofNumbers] = dayFirst.exec(text) ?? [];
	if (ofNumbers)
		return order === "dayFirst" ? [ofNumbers, second, first] : [ofNumbers, first, second];
	const [, day, word = "", year] = dayNamed.exec(text) ?? [];
	if (day) return [year, monthOf.get(plainWord(word)) ?? "", day];
	const [, name = "", dayOfName, ofYear] = monthNamed.exec(text) ?? [];
	return [ofYear, monthOf.get(plainWord(name)) ?? "", dayOfName];
}

/**
 * Reads a calendar day as `YYYY-MM-DD` from 2010-03-31, 31/03/2010, 31-Mar-2010, ٣١ مارس ٢٠١٠ or
 * Excel's serial number, in digits of any script; null for other forms.
 * @param order how days are written as numbers; null while that is not known: a day that can be
 * read in two orders is then not read. By default the day precedes the month, as in Kuwait.
 */
export function readDay(
	cell: Cell,
	order: DayOrder | null = "dayFirst",
	now = Date.now(),
): string | null {
	if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? null : dayOf(cell.getTime());
	if (typeof cell === "number" && fromSerial(cell)) return fromSerial(cell);
	if (typeof cell !== "string" && typeof cell !== "number") return null;
	const text = plainCell(String(cell));
	if (/^\d{5}$/.test(text)) return fromSerial(Number(text));
	const orders = ordersOf(text);
	if (order === null && orders.length > 1) return null;
	const [year, month, day] = partsOf(text, order ?? orders[0] ?? "dayFirst");
	if (!year || !month) return null;
	const read = `${fullYear(year, now)}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
	return isDate(read) ? read : null;
}

const genderWords: Record<Gender, string> = {
	male: "male males m männlich man men boy boys gentleman gentlemen ذكر ذكور ولد أولاد رجل رجال شاب شباب طالب لاعب ذ",
	female:
		"female females f w weiblich woman women girl girls lady ladies أنثى إناث بنت بنات فتاة فتيات امرأة نساء سيدة سيدات طالبة لاعبة أ",
};
const genderOf = new Map(
	(Object.keys(genderWords) as Gender[]).flatMap((gender) =>
		genderWords[gender].split(" ").map((word) => [foldWords(word), gender] as const),
	),
);

/** The gender that all words of a text mean: "Male (ذكر)". */
function readGender(cell: Cell): Gender | undefined {
	const [gender, ...others] = new Set(plainWords(textOf(cell)).map((word) => genderOf.get(word)));
	return others.length === 0 ? gender : undefined;
}

/** What people and programs write for unknown values: "n/a", "Unspecified", "لا يوجد". */
const nothingWords = new Set(
	[
		..."NA,N/A,nil,none,null,blank,empty,nothing,unknown,undefined,unspecified,TBA,TBD".split(","),
		..."unbekannt,not specified,not available,not applicable,not provided,not given,not known".split(
			",",
		),
		..."no email,no phone,no value,prefer not to say,without".split(","),
		..."لا يوجد,لايوجد,لا توجد,لا شيء,غير متوفر,غير متوفرة,غير متاح,غير محدد,غير محددة".split(","),
		..."غير معروف,غير معروفة,غير معلوم,غير مذكور,غير مسجل,مجهول,بدون,لا ينطبق,فارغ".split(","),
	].map(foldWords),
);
/** Signs alone, and the zeros and letters that stand for a date in empty forms: 0/0/00, dd/mm/yyyy. */
const signsOnly = /^[^\p{L}\p{N}]+$/u;
const emptyDay = /^(?:--\d{1,2}-\d{1,2}|[0\s:/.-]+|[dmy\s/.-]+|0?1\/0?0\/1900)$/;
/** Errors of a spreadsheet's formulas that say that a value was not found. */
const notFound = /^#(?:n\/?a|null!?|name\?)!?$/;

/** Whether a text means that there is no value. */
function isNothingKnown(field: ImportField, text: string): boolean {
	const folded = foldLine(text);
	const isSign = signsOnly.test(folded) || notFound.test(folded);
	if (field === "firstName") return false;
	// "Nil" may be a name, "N/A" is none.
	if (nameFields.includes(field)) return isSign || /^n[/.]a\.?$/.test(folded);
	const isEmptyDay = dayFields.includes(field) && emptyDay.test(folded);
	const isZero = field === "phoneNumber" && /^0+$/.test(folded);
	return isSign || isEmptyDay || isZero || nothingWords.has(foldWords(text));
}

type Reader = (cell: Cell, order: DayOrder | null) => string | null | undefined;
const readers: Partial<Record<ImportField, Reader>> = {
	...Object.fromEntries(dayFields.map((field) => [field, readDay])),
	gender: readGender,
};

/**
 * Text of a cell: whole numbers in full, and without the apostrophe by which our export guards
 * against formulas.
 */
export function textOf(cell: Cell): string {
	if (cell instanceof Date) return readDay(cell) ?? "";
	if (typeof cell === "number" && Number.isInteger(cell)) return cell.toFixed(0);
	return String(cell ?? "")
		.trim()
		.replace(/^'(?=[=+\-@])/, "");
}

const severalIn: readonly ImportField[] = ["email", "guardianEmail", "phoneNumber"];

/** The first of several addresses or numbers that an address book writes into one cell. */
const firstOf = (field: ImportField, text: string) =>
	severalIn.includes(field) ? (text.split(" ::: ")[0] ?? text).trim() : text;

/**
 * Value of a cell as it is sent. A value that cannot be read is sent unchanged, so that the error
 * is about it.
 */
export function readCell(field: ImportField, cell: Cell, order: DayOrder | null): string {
	const text = firstOf(field, textOf(cell));
	if (isNothingKnown(field, text)) return "";
	return (readers[field]?.(cell, order) ?? text).slice(0, longestCell + 1);
}

type Columns = readonly (ColumnField | null)[];

/** The cell of a field: of its own column, or its part of a whole name. */
function cellOf(
	field: ImportField,
	cells: readonly Cell[],
	columns: Columns,
	division: NameDivision,
): Cell {
	const position = columns.indexOf(field);
	if (position >= 0) return cells[position] ?? null;
	for (const whole of wholeNames) {
		const at = columns.indexOf(whole);
		const part = at < 0 ? -1 : partsOfName[whole].indexOf(field);
		if (part < 0) continue;
		const { given, family } = divideName(textOf(cells[at] ?? null), division);
		return part === 0 ? given : family;
	}
	return null;
}

/**
 * Values of a row.
 * @param columns field of each cell, null for columns that are not imported
 * @param order see `dayOrderOf`
 * @param division how whole names are divided
 */
export function readRow(
	cells: readonly Cell[],
	columns: Columns,
	order: DayOrder | null = "dayFirst",
	division: NameDivision = "familyIsLast",
): RowValues {
	const read = importFields.flatMap((field) => {
		const text = readCell(field, cellOf(field, cells, columns, division), order);
		return text ? [[field, text] as const] : [];
	});
	return Object.fromEntries(read);
}

/**
 * The order of day and month in all rows. Null if their dates can be read in both orders or
 * contradict each other; `example` is then a date with two meanings, if there is one. A heading may
 * state the order.
 */
export function dayOrderOf(
	rows: readonly { cells: readonly Cell[] }[],
	columns: Columns,
	headings: readonly string[] = [],
): { order: DayOrder | null; example: string | null } {
	const positions = dayFields.map((field) => columns.indexOf(field)).filter((at) => at >= 0);
	const [stated, ...others] = new Set(
		positions.flatMap((at) => statedOrder(headings[at] ?? "") ?? []),
	);
	if (stated && others.length === 0) return { order: stated, example: null };
	const cells = rows.flatMap((row) => positions.map((at) => row.cells[at]));
	const read = cells.map((cell) => ({ cell, orders: ordersOf(cell) }));
	const certain = new Set(read.flatMap(({ orders }) => (orders.length === 1 ? orders : [])));
	const either = read.find(({ orders }) => orders.length > 1);
	// If some dates can only begin with the month, a date with two meanings stays ambiguous.
	const isClear = certain.size < 2 && (!either || certain.has("dayFirst"));
	return isClear
		? { order: [...certain][0] ?? "dayFirst", example: null }
		: { order: null, example: either ? textOf(either.cell ?? null) : null };
}

type Row = { row: number; values: RowValues };

/**
 * Rows in which an address that a child shares with another row is the guardian's: siblings in a
 * club's list have their parent's address.
 */
export function withGuardians<R extends Row>(rows: readonly R[], now: number): R[] {
	const addressOf = ({ values }: Row) => plainEmail(values.email ?? "");
	const counts = new Map<string, number>();
	for (const row of rows) counts.set(addressOf(row), (counts.get(addressOf(row)) ?? 0) + 1);
	return rows.map((row) => {
		const { email, ...values } = row.values;
		const { dateOfBirth, guardianEmail = email } = values;
		const isShared = email !== undefined && (counts.get(addressOf(row)) ?? 0) > 1;
		const isChild = isDateOnly(dateOfBirth ?? "") && isMinor(dateOfBirth, now);
		return isShared && isChild ? { ...row, values: { ...values, guardianEmail } } : row;
	});
}

/** Key of a row's person: the email address, else names and birth date; null without these. */
function personKeyOf({ email, dateOfBirth, ...values }: RowValues) {
	if (email) return plainEmail(email);
	const { firstName = "", lastName = "", firstNameAr = "", lastNameAr = "" } = values;
	const names = foldLine([firstName, lastName, firstNameAr, lastNameAr].join(" "));
	return dateOfBirth && names ? `${names} ${dateOfBirth}` : null;
}

/** Rows that repeat the person of an earlier row, with the number of that row. */
export function repeatedRows(rows: readonly Row[]): Map<number, number> {
	const first = new Map<string, number>();
	const repeated = new Map<number, number>();
	for (const { row, values } of rows) {
		const key = personKeyOf(values);
		if (!key) continue;
		const earlier = first.get(key);
		if (earlier === undefined) first.set(key, row);
		else repeated.set(row, earlier);
	}
	return repeated;
}
