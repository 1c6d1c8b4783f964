import { type Locale, locales } from "../../core/locales.ts";
import { foldText } from "../../core/texts/search.ts";
import { foldWords, plainWords } from "../../core/texts/words.ts";
import { isWholeName } from "./imports.names.ts";

/** Fields of a member that a file can contain, in the order of the template. */
export const importFields = [
	"firstName",
	"lastName",
	"firstNameAr",
	"lastNameAr",
	"email",
	"guardianEmail",
	"phoneNumber",
	"gender",
	"dateOfBirth",
	"currentBelt",
	"dojoLocation",
	"address",
	"emergencyContact",
	"coach",
	"joined",
] as const;
export type ImportField = (typeof importFields)[number];

/** Columns whose cells hold two fields each. */
export const wholeNames = ["fullName", "fullNameAr"] as const;
export type WholeName = (typeof wholeNames)[number];
/** What a column of a file can hold. */
export type ColumnField = ImportField | WholeName;
export const columnFields: readonly ColumnField[] = [...wholeNames, ...importFields];

/** The parts of a whole name, in the order of the template. */
export const partsOfName: Record<WholeName, readonly [given: ImportField, family: ImportField]> = {
	fullName: ["firstName", "lastName"],
	fullNameAr: ["firstNameAr", "lastNameAr"],
};

/** Names, which may be written like a word for "nothing". */
export const nameFields: readonly ImportField[] = [
	"firstName",
	"lastName",
	"firstNameAr",
	"lastNameAr",
];

/** Fields without which every row is refused. Adults need an email address too, children do not. */
export const requiredFields: readonly ImportField[] = ["firstName"];

/**
 * Headings of each field in each language. The first is used by the template and by our own export.
 */
const columnNames: Record<ColumnField, Record<Locale, readonly string[]>> = {
	fullName: {
		en: [
			"Full name",
			"Whole name",
			"Complete name",
			"Full name in English",
			"Student name",
			"Name of student",
			"Member name",
			"Player name",
			"Athlete name",
			"Participant name",
			"Participant",
			"Child name",
			"Display name",
			"Name and surname",
			"First and last name",
		],
		ar: ["الاسم الكامل بالإنجليزية", "الاسم الكامل باللاتينية"],
	},
	fullNameAr: {
		en: ["Full name in Arabic", "Arabic full name", "Arabic name", "Name in Arabic"],
		ar: [
			"الاسم الكامل",
			"الاسم كاملًا",
			"الاسم الكامل بالعربية",
			"الاسم الثلاثي",
			"الاسم الرباعي",
			"اسم الطالب",
			"اسم الطالبة",
			"اسم العضو",
			"اسم العضوة",
			"اسم اللاعب",
			"اسم اللاعبة",
			"اسم المتدرب",
			"اسم المشترك",
			"اسم المشارك",
			"اسم الطفل",
			"الاسم واللقب",
		],
	},
	firstName: {
		en: ["First name", "First name in English", "Given name", "Forename", "First", "Name"],
		ar: ["الاسم الأول بالإنجليزية", "الاسم الأول (بالإنجليزية)", "الاسم الأول باللاتينية"],
	},
	lastName: {
		en: ["Last name", "Last name in English", "Family name", "Surname", "Last", "Family"],
		ar: ["اسم العائلة بالإنجليزية", "اسم العائلة (بالإنجليزية)", "اسم العائلة باللاتينية"],
	},
	firstNameAr: {
		en: ["First name in Arabic", "First name (Arabic)", "Arabic first name"],
		ar: ["الاسم الأول", "الاسم الأول بالعربية", "الاسم"],
	},
	lastNameAr: {
		en: ["Last name in Arabic", "Last name (Arabic)", "Arabic last name", "Family name in Arabic"],
		ar: ["اسم العائلة", "اسم العائلة بالعربية", "العائلة", "اللقب"],
	},
	email: {
		en: ["Email", "E-mail address", "Mail", "Email value", "Email ID", "Contact email"],
		ar: [
			"البريد الإلكتروني",
			"الإيميل",
			"إيميل",
			"البريد",
			"عنوان البريد الإلكتروني",
			"بريد إلكتروني",
		],
	},
	guardianEmail: {
		en: [
			"Guardian's email",
			"Guardian email",
			"Parent's email",
			"Parent email",
			"Mother's email",
			"Father's email",
		],
		ar: [
			"بريد ولي الأمر",
			"البريد الإلكتروني لولي الأمر",
			"إيميل ولي الأمر",
			"بريد الأب",
			"بريد الأم",
		],
	},
	phoneNumber: {
		en: [
			"Phone",
			"Phone number",
			"Phone no",
			"Phone value",
			"Primary phone",
			"Mobile",
			"Mobile phone",
			"Mobile number",
			"Mobile phone number",
			"Mobile no",
			"Telephone",
			"Telephone number",
			"Tel",
			"Tel no",
			"Cell",
			"Cell phone",
			"Contact number",
			"Contact no",
			"WhatsApp",
			"WhatsApp number",
		],
		ar: [
			"الهاتف",
			"رقم الهاتف",
			"الهاتف النقال",
			"الهاتف المحمول",
			"الجوال",
			"رقم الجوال",
			"الموبايل",
			"رقم الموبايل",
			"المحمول",
			"النقال",
			"رقم النقال",
			"التلفون",
			"رقم التلفون",
			"رقم التواصل",
			"واتساب",
		],
	},
	gender: { en: ["Gender", "Sex"], ar: ["الجنس", "النوع", "ذكر / أنثى"] },
	dateOfBirth: {
		en: [
			"Date of birth",
			"Birth date",
			"Birthday",
			"Birth day",
			"Born",
			"Born on",
			"DOB",
			"D.O.B.",
		],
		ar: ["تاريخ الميلاد", "تاريخ الولادة", "الميلاد"],
	},
	currentBelt: {
		en: [
			"Belt",
			"Current belt",
			"Belt colour",
			"Belt color",
			"Belt rank",
			"Rank",
			"Grade",
			"Kyu",
			"Kyu grade",
		],
		ar: ["الحزام", "الحزام الحالي", "درجة الحزام", "لون الحزام", "الدرجة"],
	},
	dojoLocation: {
		en: ["Dojo", "Dojo name", "Club", "Club name", "Dojo location", "Branch"],
		ar: ["الدوجو", "النادي", "الفرع"],
	},
	address: { en: ["Address", "Home address", "Street address"], ar: ["العنوان", "عنوان السكن"] },
	emergencyContact: {
		en: [
			"Emergency contact",
			"Emergency",
			"Emergency phone",
			"Emergency number",
			"Emergency contact number",
		],
		ar: ["جهة اتصال للطوارئ", "الطوارئ", "رقم الطوارئ", "هاتف الطوارئ"],
	},
	coach: {
		en: ["Coach", "Coach email", "Coach number", "Trainer", "Instructor"],
		ar: ["المدرب", "بريد المدرب", "رقم المدرب"],
	},
	joined: {
		en: [
			"Joined",
			"Join date",
			"Joining date",
			"Date joined",
			"Joined on",
			"Date of joining",
			"Member since",
			"Registration date",
		],
		ar: ["تاريخ الانضمام", "تاريخ الالتحاق", "تاريخ الانتساب", "عضو منذ"],
	},
};

/**
 * Headings in the files of other programs: member lists of hitobito and Admidio in German, address
 * books of Google and Outlook, and vCards of phones as tables.
 */
const foreignNames: Partial<Record<ColumnField, readonly string[]>> = {
	fullName: ["FN", "Formatted name"],
	firstName: ["Vorname"],
	lastName: ["Nachname"],
	email: ["Haupt-E-Mail", "Main e-mail", "Email internet", "Email home", "Email pref internet"],
	phoneNumber: [
		"Telefonnummer mobil",
		"Telefonnummer privat",
		"Telefonnummer",
		"Telefon",
		"Handy",
		"Mobil",
		"Phone number mobile",
		"Phone number private",
		"Home phone",
		"Tel cell",
		"Tel cell voice",
		"Tel home",
		"Tel home voice",
		"Tel pref",
	],
	gender: ["Geschlecht"],
	dateOfBirth: ["Geburtstag", "Geburtsdatum", "BDAY"],
	address: [
		"Adresse",
		"Strasse",
		"Straße",
		"Street",
		"Home street",
		"Address formatted",
		"Adr home",
	],
};

/** Fields whose values are dates. */
export const dayFields: readonly ImportField[] = ["dateOfBirth", "joined"];

const exampleAddress = "parent@example.com";

type ExampleValues = Partial<Record<ImportField, string>>;

/** The example row of the template: a child, who has a guardian's address instead of their own. */
const exampleValues: ExampleValues = {
	firstName: "Sara",
	lastName: "Example",
	firstNameAr: "سارة",
	lastNameAr: "مثال",
	guardianEmail: exampleAddress,
	phoneNumber: "+965 5000 0000",
	dateOfBirth: "2014-03-31",
	joined: "2024-09-01",
};

/** Values of the example row that differ by language. */
const exampleTexts: Record<Locale, ExampleValues> = {
	en: {
		gender: "Female",
		currentBelt: "Yellow Belt - 6th Kyu",
		dojoLocation: "Salmiya",
		address: "Block 1, Street 2",
		emergencyContact: "Mother, +965 5000 0001",
	},
	ar: {
		gender: "أنثى",
		currentBelt: "الحزام الأصفر - الكيو السادس",
		dojoLocation: "السالمية",
		address: "قطعة ١، شارع ٢",
		emergencyContact: "الأم، ‎+965 5000 0001",
	},
};

/** The cells of the template's example row. */
export const exampleRow = (locale: Locale): string[] =>
	importFields.map((field) => ({ ...exampleValues, ...exampleTexts[locale] })[field] ?? "");

/** Whether a row is the example of the template, which is not imported. */
export const isExample = ({ guardianEmail }: ExampleValues) => guardianEmail === exampleAddress;

/** Heading of a field in the template. */
export const columnName = (field: ColumnField, locale: Locale): string =>
	columnNames[field][locale][0];

/** A heading in any order of its words, and as one word: "Birth date", "DateOfBirth". */
const keysOf = (heading: string) => [foldWords(heading), plainWords(heading).join("")];

const namesOf = (field: ColumnField) => [
	...locales.flatMap((locale) => columnNames[field][locale]),
	...(foreignNames[field] ?? []),
];

const known = new Map(
	columnFields.flatMap((field) =>
		namesOf(field).flatMap((name) => keysOf(name).map((key) => [key, field] as const)),
	),
);

const bracketed = /[([{（][^)\]}）]*[)\]}）]/g;
const latin = /[^\P{L}\p{Script=Arabic}]+/gu;
const arabic = /\p{Script=Arabic}+/gu;

/** What a heading may be known by: as a whole, without remarks and numbers, in one of its languages. */
function formsOf(heading: string): string[] {
	const bare = heading.replace(bracketed, " ");
	const languages = [bare.replace(arabic, " "), bare.replace(latin, " ")];
	const all = [heading, bare, ...languages, ...bare.split(/[/|\n]/)];
	return [...all, ...all.map((form) => form.replace(/\p{N}+/gu, " "))];
}

function fieldOf(heading: string): ColumnField | null {
	for (const form of formsOf(heading)) {
		const [field] = keysOf(form).flatMap((key) => known.get(key) ?? []);
		if (field) return field;
	}
	return null;
}

/** Number of cells of a row that are headings of different fields. */
export const countHeadings = (cells: readonly string[]): number =>
	new Set(cells.map(fieldOf).filter(Boolean)).size;

type Cells = readonly { cells: readonly unknown[] }[];

/** Values of a column that show whether it holds whole names. */
const mostSampled = 200;

/** Whether more than half of a column's cells are names of several parts. */
function holdsWholeNames(rows: Cells, position: number): boolean {
	const names = rows
		.slice(0, mostSampled)
		.flatMap(({ cells }) => (typeof cells[position] === "string" ? [cells[position].trim()] : []))
		.filter(Boolean);
	return names.filter(isWholeName).length * 2 > names.length;
}

/** How many of the first rows have something in a column. */
const countFilled = (rows: Cells, position: number): number =>
	rows.slice(0, mostSampled).filter(({ cells }) => String(cells[position] ?? "").trim() !== "")
		.length;

/** Headings that also stand above whole names: precise ones come first. */
const isVague = (heading: string) =>
	["Name", "الاسم"].some((name) => foldWords(name) === foldWords(heading));

/**
 * Field of each column by its heading; null for unknown headings and for fields of another
 * column. A column of given names is one of whole names if it holds such and none has family names.
 */
export function matchColumns(
	headings: readonly string[],
	rows: Cells = [],
): (ColumnField | null)[] {
	const fields = headings.map(fieldOf);
	const filled = headings.map((_, position) => countFilled(rows, position));
	/** Of several columns of a field, a precise heading is preferred, then the one with most values. */
	const isFirst = (field: ColumnField | null, position: number) => {
		const all = fields.flatMap((one, at) => (one === field ? [at] : []));
		const precise = all.filter((at) => !isVague(headings[at]));
		const rivals = precise.length > 0 ? precise : all;
		return rivals.toSorted((a, b) => filled[b] - filled[a])[0] === position;
	};
	const matched = fields.map((field, position) => (isFirst(field, position) ? field : null));
	return matched.map((field, position) => {
		for (const whole of wholeNames) {
			const [given, family] = partsOfName[whole];
			// The parts are preferred where a file has both.
			if (field === whole && matched.includes(given) && matched.includes(family)) return null;
			const isWhole = !matched.includes(family) && !matched.includes(whole);
			if (field === given && isWhole && holdsWholeNames(rows, position)) return whole;
		}
		return field;
	});
}

const dayWords = "(?:d{1,2}|day|يوم|اليوم)";
const monthWords = "(?:m{1,3}|month|شهر|الشهر)";
const gap = "[^\\p{L}\\p{N}]+";
const statedOrders = [
	["dayFirst", new RegExp(`(?<!\\p{L})${dayWords}${gap}${monthWords}(?!\\p{L})`, "u")],
	["monthFirst", new RegExp(`(?<!\\p{L})${monthWords}${gap}${dayWords}(?!\\p{L})`, "u")],
] as const;

/** The order of day and month that a heading states: "Date of birth (dd/mm/yyyy)". */
export const statedOrder = (heading: string) =>
	statedOrders.find(([, pattern]) => pattern.test(foldText(heading)))?.[0];
