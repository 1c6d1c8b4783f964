import * as z from "zod/mini";
import { isDate, isDateOnly, startOf, withZone } from "../time/kuwait.ts";
import { latinDigits } from "./digits.ts";

// Control characters never belong in a text; bidirectional overrides could make one read as another.
const unwanted = /(?![\t\n\r])\p{Cc}|[\u202a-\u202e\u2066-\u2069\ufffe\uffff]/gu;
const clean = (value: string) => value.toWellFormed().replace(unwanted, "").trim();

const cleanLine = (value: string) => clean(value).replace(/\s+/g, " ");

/** Forms send line ends as CRLF; what is kept has one kind, so that the same text is the same. */
const cleanLines = (value: string) => clean(value.replace(/\r\n?/g, "\n"));

const cleaned = (how: (value: string) => string, max: number, min: number, tooShort: string) =>
	z
		.string()
		.check(
			z.maxLength(max * 4, "too_long"),
			z.overwrite(how),
			z.minLength(min, tooShort),
			z.maxLength(max, "too_long"),
		);

const orNull = (schema: z.ZodMiniType<string, string>) =>
	z.optional(
		z.nullable(
			z.pipe(
				schema,
				z.transform((value: string) => value || null),
			),
		),
	);

/** One line of text: cleaned and trimmed, `min`..`max` characters after that. */
export const text = (max: number, min = 1, tooShort: string = "required") =>
	cleaned(cleanLine, max, min, tooShort);

/** Text of several lines. */
export const longText = (max: number, min = 1, tooShort: string = "required") =>
	cleaned(cleanLines, max, min, tooShort);

/** What mail programs make a link of: an address, or words with a full stop between them and no space. */
const address = /:\/\/|www\.|@|[\p{L}\p{N}-][.\u3002\uff0e\uff61]\p{L}{2}/iu;

/** A person's name: one line without web or mail addresses, because it reaches other people by mail. */
export const name = (max: number, min = 1, tooShort: string = "required") =>
	text(max, min, tooShort).check(z.refine((value) => !address.test(value), "name_address"));
export const optionalName = (max: number) => orNull(name(max, 0));

/** Text that may be left out, empty or null; the empty string becomes null. */
export const optionalText = (max: number) => orNull(text(max, 0));
export const optionalLongText = (max: number) => orNull(longText(max, 0));

export const email = z.string().check(
	z.maxLength(254, "email_invalid"),
	z.overwrite((value) => clean(value).toLowerCase()),
	z.email("email_invalid"),
);

/** At least 8 characters; digits of either script; Kuwait numbers gain +965. */
export const phone = z.string().check(
	z.maxLength(40, "phone_invalid"),
	z.overwrite((value) => latinDigits(clean(value)).replace(/[\s\-().]/g, "")),
	z.overwrite((value) => (/^\d{8}$/.test(value) ? `+965${value}` : value.replace(/^00/, "+"))),
	z.regex(/^\+?\d{8,15}$/, "phone_invalid"),
);

const hasAllKinds = (value: string) =>
	/[a-z]/.test(value) && /[A-Z]/.test(value) && /\d/.test(value);

/** A password being chosen: 8 to 128 characters with lower case, upper case and a digit. */
export const newPassword = z
	.string()
	.check(
		z.minLength(8, "password_short"),
		z.maxLength(128, "too_long"),
		z.refine(hasAllKinds, "password_weak"),
	);

/** A date or a date with time; see kuwait.ts. A time without a zone is stored as Kuwait time. */
export const date = z
	.string()
	.check(z.maxLength(35, "date_invalid"), z.refine(isDate, "date_invalid"), z.overwrite(withZone));

const emptyAsNull = <S extends z.ZodMiniType<string, string>>(schema: S) =>
	z.optional(
		z.pipe(
			z.transform((value: unknown) => (value === "" || value === undefined ? null : value)),
			z.nullable(schema),
		),
	);

export const optionalDate = emptyAsNull(date);
/** A past calendar day without a time, not before 1900. */
export const birthday = z.string("required").check(
	z.minLength(1, "required"),
	z.maxLength(10, "date_invalid"),
	z.refine(
		(value) => value === "" || (isDateOnly(value) && isDate(value) && startOf(value) <= Date.now()),
		"date_invalid",
	),
);
export const optionalPastDay = emptyAsNull(birthday);
export const optionalBirthday = optionalPastDay;
export const optionalPhone = emptyAsNull(phone);
export const optionalEmail = emptyAsNull(email);

// Browsers drop tabs and line ends and read a backslash as a slash, so "/\\t/host" would lead elsewhere.
const ownPath = /^\/(?!\/)[\w\-.~/%?=&#+,:@!$'()*;]+$/;

/** A path on this site. */
export const optionalPath = emptyAsNull(
	z.string().check(
		z.maxLength(300, "too_long"),
		z.refine((value) => ownPath.test(value), "path_invalid"),
	),
);

/** An https address or a path on this site. */
export const optionalUrl = emptyAsNull(
	z.string().check(
		z.maxLength(2000, "too_long"),
		z.refine(
			(value) => ownPath.test(value) || (/^https:\/\/\S+$/.test(value) && URL.canParse(value)),
			"url_invalid",
		),
	),
);

/** A whole number read from the beginning of a text in either script; null where it begins with none. */
export function readWhole(value: string): number | null {
	const number = Number.parseInt(latinDigits(value), 10);
	return Number.isNaN(number) ? null : number;
}

const parsed = (value: unknown) => {
	if (typeof value === "string") return readWhole(value);
	return value === undefined ? null : typeof value === "number" ? Math.trunc(value) : value;
};

/** A whole number, also as text in either script; anything else becomes `fallback`. */
export const wholeNumber = (fallback: () => number, max = 100_000) =>
	z.pipe(
		z.transform((value: unknown) => {
			const number = parsed(value);
			return Number.isInteger(number) ? number : fallback();
		}),
		z.number().check(z.gte(0, "too_small"), z.lte(max, "too_big")),
	);

// The decimal sign of either script, and the comma that many type for it.
const asNumber = (value: unknown) => {
	const text = typeof value === "string" ? latinDigits(value).replace(/[٫،,]/, ".").trim() : value;
	return typeof text === "string" && text !== "" ? Number(text) : text;
};

/** A limit parsed to an integer in `min`..`max`: 60.5 becomes 60; a text without a number, nothing and null are none. */
export const optionalWhole = (min: number, max: number) =>
	z.optional(
		z.pipe(
			z.transform(parsed),
			z.nullable(z.number("invalid").check(z.gte(min, "too_small"), z.lte(max, "too_big"))),
		),
	);

/** A whole number in `min`..`max`, also as text in either script: 60.5 becomes 60; where there is none, one is asked for. */
export const wholeNumberBetween = (
	min: number,
	max: number,
	{ low = "too_small", high = "too_big" } = {},
) => z.pipe(z.transform(parsed), z.number("required").check(z.gte(min, low), z.lte(max, high)));

const hasOneDecimal = (value: number) => Math.abs(value * 10 - Math.round(value * 10)) < 1e-6;

/** A body weight in kg with one decimal, 10 to 250; none when left out, empty or null. */
export const optionalWeight = z.optional(
	z.pipe(
		z.transform((value: unknown) => (value === "" || value === undefined ? null : asNumber(value))),
		z.nullable(
			z
				.number("invalid")
				.check(z.refine(hasOneDecimal, "invalid"), z.gte(10, "too_small"), z.lte(250, "too_big")),
		),
	),
);

/** The version of a record that was edited; a change made meanwhile by somebody else is then not written over. */
export const editedVersion = z.optional(
	z.number("invalid").check(z.int("invalid"), z.positive("invalid")),
);

/** Whether visitors see it. Left out: a draft where it is new, and as it is where it is replaced. */
export const publication = z.optional(z.boolean());
/** Yes or no, also as a form sends it; left out, it stays as it is. */
export const optionalFlag = z.optional(
	z.pipe(
		z.transform((value: unknown) => (value === "true" ? true : value === "false" ? false : value)),
		z.boolean(),
	),
);
/** A setting that is on unless it is switched off. */
export const onByDefault = z._default(z.boolean(), true);

/** Whether something is to be published; the version as in an edit. */
export const Publication = z.object({ published: z.boolean("required"), version: editedVersion });
export type Publication = z.output<typeof Publication>;

/** Lines of a list; also accepted as one text split by line. Blank lines are dropped. */
export const lines = z._default(
	z.pipe(
		z.transform((value: unknown) =>
			(typeof value === "string"
				? cleanLines(value).split("\n")
				: Array.isArray(value)
					? value
					: [value]
			)
				.map((line) => (typeof line === "string" ? clean(line) : line))
				.filter((line) => line !== ""),
		),
		z.array(z.string().check(z.maxLength(300, "too_long"))).check(z.maxLength(50, "too_long")),
	),
	[],
);

const mostWords = 20;

/** The words of a list, each once: known ones however they are written. */
const readWords = (known: readonly string[]) => (value: unknown) => {
	const all =
		typeof value === "string"
			? cleanLines(value).split("\n")
			: Array.isArray(value)
				? value
				: [value ?? ""];
	const read = (word: unknown) => {
		if (typeof word !== "string") return word;
		const written = cleanLine(word.slice(0, 1_000));
		return known.find((one) => one.toLowerCase() === written.toLowerCase()) ?? written;
	};
	return [...new Set(all.slice(0, 1_000).map(read))].filter((word) => word !== "");
};

/** A list of known words and others of at most 60 characters; also accepted as one text split by line. */
export const optionalWords = (known: readonly string[]) =>
	z.optional(
		z.pipe(
			z.transform(readWords(known)),
			z
				.array(z.string().check(z.maxLength(60, "too_long")))
				.check(z.maxLength(mostWords, "too_long")),
		),
	);

/** A list of known words and no others. */
export const optionalChoices = <const Word extends string>(known: readonly Word[]) =>
	z.optional(
		z.pipe(
			z.transform(readWords(known)),
			z.array(z.enum(known)).check(z.maxLength(mostWords, "too_long")),
		),
	);
