import * as z from "zod/mini";
import { isDate, isDateOnly, startOf, withZone } from "../time/kuwait.ts";
import { cleanLine, cleanName, cleanText, cleanTyped, isBlank, visibleLength } from "./cleaning.ts";
import { emailPattern, plainEmail } from "./email.ts";
import type { FieldCode } from "./field-codes.ts";
import { hasLink } from "./links.ts";
import { isInLetters, readableForm } from "./names.ts";
import { readDecimal, readNumber, readWhole } from "./numbers.ts";
import { hasOnlyPhones, isPhone, lacksCountryCode, plainPhone } from "./phone.ts";

/**
 * Limits the length of a text. A longer text skips the checks that follow, because some of them take
 * quadratic time.
 */
export const atMost = (max: number, error: FieldCode) => z.maxLength(max, { error, abort: true });

const cleaned = (how: (value: string) => string, max: number, min: number, tooShort: string) =>
	z.string().check(
		atMost(max * 4, "too_long"),
		z.overwrite(how),
		z.minLength(min, tooShort),
		// Padding that shows nothing does not make a text long enough.
		z.refine((value) => value.length < min || visibleLength(value) >= min, tooShort),
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

/** One line of text, cleaned and trimmed, with `min` to `max` characters after that. */
export const text = (max: number, min = 1, tooShort: string = "required") =>
	cleaned(cleanLine, max, min, tooShort);

/** Text with line breaks, otherwise like `text`. */
export const longText = (max: number, min = 1, tooShort: string = "required") =>
	cleaned(cleanText, max, min, tooShort);

/**
 * A person's name: one line of letters without web or email addresses, because emails to other
 * people contain it.
 */
export const name = (max: number, min = 1, tooShort: string = "required") =>
	cleaned(cleanName, max, min, tooShort).check(
		z.refine((value) => !hasLink(readableForm(value)), "name_address"),
		z.refine(isInLetters, "name_letters"),
	);
export const optionalName = (max: number) => orNull(name(max, 0));

/** Optional text: left out, empty or null. An empty text is stored as null. */
export const optionalText = (max: number) => orNull(text(max, 0));
export const optionalLongText = (max: number) => orNull(longText(max, 0));

const orEmpty = (schema: z.ZodMiniType<string, string>) =>
	z.pipe(
		z.optional(z.nullable(schema)),
		z.transform((value: string | null | undefined) => value ?? ""),
	);
/** Text that may be left out, empty or null. All are stored as an empty text. */
export const textOrEmpty = (max: number) => orEmpty(text(max, 0));
export const longTextOrEmpty = (max: number) => orEmpty(longText(max, 0));

/** Maximum length of a typed text before invisible characters are removed. */
const longestTyped = 100;

export const email = z
	.string()
	.check(
		atMost(1_000, "email_invalid"),
		z.overwrite(plainEmail),
		atMost(254, "email_invalid"),
		z.email({ pattern: emailPattern, error: "email_invalid" }),
	);

/** A number that can be dialled from everywhere; see `plainPhone`. */
export const phone = z.string().check(
	atMost(longestTyped, "phone_invalid"),
	z.overwrite(plainPhone),
	z.refine((value) => !lacksCountryCode(value), { error: "phone_country", abort: true }),
	z.refine(isPhone, "phone_invalid"),
);

/** Whom to call in an emergency: a text whose numbers can be dialled. */
export const emergencyContact = orNull(
	text(200, 0).check(z.refine(hasOnlyPhones, "phone_invalid")),
);

const hasAllKinds = (value: string) =>
	/[a-z]/.test(value) && /[A-Z]/.test(value) && /\d/.test(value);

/** A new password: 8 to 128 characters with lower case, upper case and a digit. */
export const newPassword = z
	.string()
	.check(
		z.minLength(8, "password_short"),
		atMost(128, "too_long"),
		z.refine(hasAllKinds, "password_weak"),
	);

/** A date, or a date with time; see kuwait.ts. A time without a zone is stored as Kuwait time. */
export const date = z
	.string()
	.check(
		atMost(longestTyped, "date_invalid"),
		z.overwrite(cleanTyped),
		z.refine(isDate, "date_invalid"),
		z.overwrite(withZone),
	);

const isDay = (value: string) => isDateOnly(value) && isDate(value);

/** A calendar day without a time, `YYYY-MM-DD`. */
export const day = z
	.string("required")
	.check(
		atMost(longestTyped, "date_invalid"),
		z.overwrite(cleanTyped),
		z.refine(isDay, "date_invalid"),
	);

const isNothing = (value: unknown) => typeof value === "string" && isBlank(value);

const emptyAsNull = <S extends z.ZodMiniType<string, string>>(schema: S) =>
	z.optional(
		z.pipe(
			z.transform((value: unknown) => (isNothing(value) ? null : value)),
			z.nullable(schema),
		),
	);

export const optionalDate = emptyAsNull(date);
export const optionalDay = emptyAsNull(day);
/** A past calendar day without a time, not before 1900. */
export const pastDay = z.string("required").check(
	atMost(longestTyped, "date_invalid"),
	z.overwrite(cleanTyped),
	// Does not abort, so that checks of several fields run beside it.
	z.minLength(1, "required"),
	z.refine(
		(value) => value === "" || (isDay(value) && startOf(value) <= Date.now()),
		"date_invalid",
	),
);
export const birthday = pastDay;
export const optionalPastDay = emptyAsNull(pastDay);
export const optionalBirthday = optionalPastDay;
export const optionalPhone = emptyAsNull(phone);
export const optionalEmail = emptyAsNull(email);

// Browsers drop tabs and line breaks and read a backslash as a slash, so "/\\t/host" would lead to
// another site.
const ownPath = /^\/(?!\/)[\w\-.~/%?=&#+,:@!$'()*;]+$/;

/** A path on this site. */
export const optionalPath = emptyAsNull(
	z.string().check(
		atMost(300, "too_long"),
		z.refine((value) => ownPath.test(value), "path_invalid"),
	),
);

const isOnWeb = (value: string) => /^https:\/\/\S+$/.test(value) && URL.canParse(value);

/**
 * The address of a picture on this site. Browsers show no picture of another site, so it is copied
 * here first, by `POST /api/uploads/fetch`.
 */
export const optionalPicture = emptyAsNull(
	z.string().check(
		atMost(2000, "too_long"),
		z.refine((value) => !isOnWeb(value), "picture_elsewhere"),
		z.refine((value) => isOnWeb(value) || ownPath.test(value), "url_invalid"),
	),
);

/** An https address or a path on this site. */
export const optionalUrl = emptyAsNull(
	z.string().check(
		atMost(2000, "too_long"),
		z.refine((value) => ownPath.test(value) || isOnWeb(value), "url_invalid"),
	),
);

/** An https address, such as a link to a map. */
export const optionalHttpsUrl = emptyAsNull(
	z.string().check(atMost(2000, "too_long"), z.refine(isOnWeb, "url_invalid")),
);

/** A value as a number: NaN if its digits are not a whole number, null if it has no digits. */
function wholeOf(value: unknown): number | null {
	if (typeof value === "string") return readWhole(value);
	if (!Number.isFinite(value)) return null;
	return Number.isInteger(value) ? (value as number) : Number.NaN;
}

/** The error of a value that is not a number in digits. */
const notNumber =
	(otherwise: FieldCode, wrong: FieldCode = "number_invalid") =>
	({ input }: { input?: unknown }): FieldCode =>
		Number.isNaN(input) ? wrong : otherwise;

/**
 * A whole number from `min` on, also as text in digits of any script. A value that has no digits
 * becomes `fallback`; anything else that is not wholly a number is refused.
 */
export const wholeNumber = (fallback: () => number, max = 100_000, min = 0) =>
	z.pipe(
		z.transform((value: unknown) => wholeOf(value) ?? fallback()),
		z.number("number_invalid").check(z.gte(min, "too_small"), z.lte(max, "too_big")),
	);

// The specification cuts the decimals of these limits.
const limitOf = (value: unknown) => {
	const number = typeof value === "string" ? readNumber(value) : value;
	// Adding 0 turns −0, to which −0.5 is cut, into 0.
	return typeof number === "number" ? Math.trunc(number) + 0 : number;
};

/**
 * An optional limit as an integer in `min`..`max`: 60.5 becomes 60. A text without digits, no value
 * and null become null; a text that is not wholly a number is refused.
 */
export const optionalWhole = (min: number, max: number) =>
	z.optional(
		z.pipe(
			z.transform(limitOf),
			z.nullable(
				z
					.number({ error: notNumber("invalid") })
					.check(z.gte(min, "too_small"), z.lte(max, "too_big")),
			),
		),
	);

/** A required whole number in `min`..`max`, also as text in digits of any script. */
export const wholeNumberBetween = (
	min: number,
	max: number,
	{
		low = "too_small",
		high = "too_big",
		wrong = "number_invalid",
	}: { low?: FieldCode; high?: FieldCode; wrong?: FieldCode } = {},
) =>
	z.pipe(
		z.transform((value: unknown) =>
			// A text without digits is an invalid number (NaN); only an empty field counts as missing.
			typeof value === "string" && !isBlank(value)
				? (readWhole(value) ?? Number.NaN)
				: wholeOf(value),
		),
		z.number({ error: notNumber("required", wrong) }).check(z.gte(min, low), z.lte(max, high)),
	);

const hasOneDecimal = (value: number) => Number(value.toFixed(1)) === value;

/** A body weight in kg with one decimal, 10 to 250; null if left out, empty or null. */
export const optionalWeight = z.optional(
	z.pipe(
		z.transform((value: unknown) => {
			if (isNothing(value)) return null;
			return typeof value === "string" ? readDecimal(value) : value;
		}),
		z.nullable(
			z
				.number("invalid")
				.check(z.refine(hasOneDecimal, "invalid"), z.gte(10, "too_small"), z.lte(250, "too_big")),
		),
	),
);

/**
 * Version of the record that was edited, for optimistic locking: a concurrent change by another
 * person is not overwritten.
 */
export const editedVersion = z.optional(
	z.number("invalid").check(z.int("invalid"), z.positive("invalid")),
);

/**
 * Whether visitors see the record. If omitted, a new record is a draft, and an edit leaves the
 * value unchanged.
 */
export const publication = z.optional(z.boolean());
/** A boolean, also as the text that a form sends; left out, the stored value does not change. */
export const optionalFlag = z.optional(
	z.pipe(
		z.transform((value: unknown) =>
			value === "true" ? true : value === "false" || value === "" ? false : value,
		),
		z.boolean(),
	),
);
/** A setting that is on unless it is switched off. */
export const onByDefault = z._default(z.boolean(), true);

/** Body of a call that publishes or withdraws a record, with the edited version. */
export const Publication = z.object({ published: z.boolean("required"), version: editedVersion });
export type Publication = z.output<typeof Publication>;

/** Lines of a list; also accepted as texts with line breaks. Blank lines are dropped. */
export const lines = z._default(
	z.pipe(
		z.transform((value: unknown) =>
			(Array.isArray(value) ? value : [value])
				.flatMap((item) => (typeof item === "string" ? cleanText(item).split("\n") : [item]))
				.map((line) => (typeof line === "string" ? cleanText(line) : line))
				.filter((line) => line !== ""),
		),
		z.array(z.string().check(z.maxLength(300, "too_long"))).check(z.maxLength(50, "too_long")),
	),
	[],
);

const mostWords = 20;

/** Words of a list without duplicates. Known words are matched without regard to case. */
const readWords = (allowed: readonly string[]) => (value: unknown) => {
	const all =
		typeof value === "string"
			? cleanText(value).split("\n")
			: Array.isArray(value)
				? value
				: [value ?? ""];
	const read = (word: unknown) => {
		if (typeof word !== "string") return word;
		const written = cleanLine(word.slice(0, 1_000));
		return allowed.find((one) => one.toLowerCase() === written.toLowerCase()) ?? written;
	};
	return [...new Set(all.slice(0, 1_000).map(read))].filter((word) => word !== "");
};

/**
 * A list of known words, and of others of at most 60 characters; also accepted as one text with
 * line breaks.
 */
export const optionalWords = (allowed: readonly string[]) =>
	z.optional(
		z.pipe(
			z.transform(readWords(allowed)),
			z
				.array(z.string().check(z.maxLength(60, "too_long")))
				.check(z.maxLength(mostWords, "too_long")),
		),
	);

/** A list of known words only. */
export const optionalChoices = <const Word extends string>(allowed: readonly Word[]) =>
	z.optional(
		z.pipe(
			z.transform(readWords(allowed)),
			z.array(z.enum(allowed)).check(z.maxLength(mostWords, "too_long")),
		),
	);

/**
 * `when` of a check of several fields that runs even if single fields have faults. The check must
 * accept values of any type.
 */
export const besideOtherFaults = ({ value }: { value: unknown }) =>
	typeof value === "object" && value !== null;
