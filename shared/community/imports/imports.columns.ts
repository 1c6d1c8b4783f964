import { type Locale, locales } from "../../core/locales.ts";
import { foldText } from "../../core/texts/search.ts";

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
const columnNames: Record<ImportField, Record<Locale, readonly string[]>> = {
	firstName: {
		en: ["First name", "First name in English", "Given name", "Forename", "Name"],
		ar: ["الاسم الأول بالإنجليزية", "الاسم الأول (بالإنجليزية)", "الاسم الأول باللاتينية"],
	},
	lastName: {
		en: ["Last name", "Last name in English", "Family name", "Surname"],
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
		en: ["Email", "E-mail", "Email address", "Mail"],
		ar: ["البريد الإلكتروني", "الإيميل", "البريد", "عنوان البريد الإلكتروني"],
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
		en: ["Phone", "Phone number", "Mobile", "Mobile number", "Telephone", "Tel"],
		ar: ["الهاتف", "رقم الهاتف", "الجوال", "رقم الجوال", "الموبايل", "النقال", "رقم النقال"],
	},
	gender: { en: ["Gender", "Sex"], ar: ["الجنس", "النوع"] },
	dateOfBirth: {
		en: ["Date of birth", "Birth date", "Birthdate", "Birthday", "DOB"],
		ar: ["تاريخ الميلاد", "تاريخ الولادة", "الميلاد"],
	},
	currentBelt: {
		en: ["Belt", "Current belt", "Rank", "Grade"],
		ar: ["الحزام", "الحزام الحالي", "درجة الحزام", "الدرجة"],
	},
	dojoLocation: { en: ["Dojo", "Club", "Dojo location"], ar: ["الدوجو", "النادي", "الفرع"] },
	address: { en: ["Address", "Home address"], ar: ["العنوان", "عنوان السكن"] },
	emergencyContact: {
		en: ["Emergency contact", "Emergency", "Emergency phone"],
		ar: ["جهة اتصال للطوارئ", "الطوارئ", "رقم الطوارئ", "هاتف الطوارئ"],
	},
	coach: {
		en: ["Coach", "Coach email", "Coach number", "Trainer", "Instructor"],
		ar: ["المدرب", "بريد المدرب", "رقم المدرب"],
	},
	joined: {
		en: ["Joined", "Join date", "Joining date", "Date joined", "Member since"],
		ar: ["تاريخ الانضمام", "تاريخ الالتحاق", "تاريخ الانتساب", "عضو منذ"],
	},
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
export const columnName = (field: ImportField, locale: Locale): string =>
	columnNames[field][locale][0];

/** Normal form of a heading: ignores case, spaces, punctuation and hamza seats. */
const plain = (heading: string) =>
	foldText(heading)
		.replace(/[^\p{L}\p{N}]+/gu, " ")
		.trim();

const known = new Map(
	importFields.flatMap((field) =>
		locales.flatMap((locale) =>
			columnNames[field][locale].map((name) => [plain(name), field] as const),
		),
	),
);

/**
 * Field of each column by its heading; null for unknown headings and for fields of an earlier
 * column.
 */
export function matchColumns(headings: readonly string[]): (ImportField | null)[] {
	const taken = new Set<ImportField>();
	return headings.map((heading) => {
		const field = known.get(plain(heading));
		if (!field || taken.has(field)) return null;
		taken.add(field);
		return field;
	});
}
