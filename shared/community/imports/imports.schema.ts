import * as z from "zod/mini";
import { beltInput } from "../../base/ranks/belts.schema.ts";
import { fieldCodes } from "../../core/fields/field-codes.ts";
import {
	besideOtherFaults,
	emergencyContact,
	optionalBirthday,
	optionalEmail,
	optionalLongText,
	optionalText,
	text,
} from "../../core/fields/fields.ts";
import { asksAboutBirth, confirmed } from "../../core/fields/questions.ts";
import { paged } from "../../core/http/page.ts";
import { id, type UserId } from "../../core/ids.ts";
import { genders } from "../../core/people.ts";
import { isMinor } from "../../core/time/age.ts";
import { Person } from "../../people/users/users.schema.ts";
import { memberFields } from "../people/people.schema.ts";
import { isDoubtfulDay } from "./imports.cells.ts";
import { type ImportField, importFields } from "./imports.columns.ts";
import {
	importStates,
	keepReasons,
	longestCell,
	mostRows,
	rowsAtOnce,
	verdicts,
} from "./imports.rules.ts";

const importedDay = z.optional(
	z.pipe(
		z.unknown().check(z.refine((value) => !isDoubtfulDay(value), "date_order")),
		optionalBirthday,
	),
);

type Addressed = { email?: string | null; dateOfBirth?: string | null };

/** Only children may lack an address: they cannot sign in, their guardians act for them. */
const needsNoAddress = ({ email, dateOfBirth }: Addressed) =>
	Boolean(email) || (Boolean(dateOfBirth) && isMinor(dateOfBirth, Date.now()));

const importedFields = z.extend(
	z.omit(memberFields, {
		hasOneName: true,
		invite: true,
		coachId: true,
		isNationalTeamMember: true,
		preferredLanguage: true,
	}),
	{
		/** Left out for a child without an address of their own. */
		email: optionalEmail,
		/** Address of a child's guardian, who is invited to act for them. */
		guardianEmail: optionalEmail,
		dateOfBirth: importedDay,
		gender: z.optional(z.enum(genders, "gender_unknown")),
		currentBelt: z._default(beltInput("belt_unknown"), "white"),
		dojoLocation: optionalText(200),
		address: optionalLongText(500),
		emergencyContact,
		/** Id or email address of their coach. */
		coach: optionalText(254),
		/** Day on which they joined; the day of the import if left out. */
		joined: importedDay,
	},
);

/** A person of an imported file, with the same validation as a member that staff add by hand. */
export const ImportedMember = importedFields.check(
	asksAboutBirth,
	z.refine(({ joined, dateOfBirth }) => !joined || !dateOfBirth || joined >= dateOfBirth, {
		error: "before_birth",
		path: ["joined"],
		when: besideOtherFaults,
	}),
	z.refine(needsNoAddress, { error: "required", path: ["email"], when: besideOtherFaults }),
);
export type ImportedMember = z.output<typeof ImportedMember>;

// One character longer than any field allows: a cell that is too long is an error of its row, not
// of the call.
const cell = z.optional(z.string().check(z.maxLength(longestCell + 1, "too_long")));
const cells = Object.fromEntries(importFields.map((field) => [field, cell])) as Record<
	ImportField,
	typeof cell
>;

/** A row of a file: its number in the file, and its values. */
export const ImportRow = z.object({
	row: z
		.number("required")
		.check(z.int("invalid"), z.gte(1, "too_small"), z.lte(1_048_576, "too_big")),
	values: z.object(cells),
	confirmed,
});
export type ImportRow = z.output<typeof ImportRow>;

const areDifferent = (rows: readonly ImportRow[]) =>
	new Set(rows.map(({ row }) => row)).size === rows.length;

/** Rows without repeated row numbers. */
export const ImportRows = z.object({
	rows: z
		.array(ImportRow, "required")
		.check(
			z.minLength(1, "required"),
			z.maxLength(rowsAtOnce, "too_long"),
			z.refine(areDifferent, "invalid"),
		),
});

/** What importing a row would do. `person`: the existing person, or a possible duplicate. */
export const RowVerdict = z.object({
	row: z.number(),
	verdict: z.enum(verdicts),
	faults: z.array(z.object({ field: z.enum(importFields), code: z.enum(fieldCodes) })),
	person: z.nullable(Person),
});
export type RowVerdict = z.infer<typeof RowVerdict>;

/** A new import: the name of the file, and the number of rows that will be sent. */
export const NewImport = z.object({
	fileName: text(200),
	rows: z
		.number("required")
		.check(z.int("invalid"), z.gte(1, "too_small"), z.lte(mostRows, "too_big")),
});
export type NewImport = z.output<typeof NewImport>;

export const ImportParams = z.object({ id: z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{26}$/)) });
export const ImportsQuery = z.object(paged);

/** An import and its progress. */
export const Import = z.object({
	id: z.string(),
	fileName: z.string(),
	state: z.enum(importStates),
	rows: z.number(),
	/** Rows that the current step has processed. */
	done: z.number(),
	/** Number of people created, and of rows that were refused. */
	made: z.number(),
	refused: z.number(),
	/**
	 * Of the people created: number deleted again when the import was taken back, and number kept.
	 */
	takenBack: z.number(),
	kept: z.number(),
	/** Person who imported the file; null if they were deleted. */
	by: z.nullable(
		z.pick(Person, {
			id: true,
			firstName: true,
			lastName: true,
			firstNameAr: true,
			lastNameAr: true,
		}),
	),
	createdAt: z.string(),
	takeBackUntil: z.string(),
});
export type Import = z.infer<typeof Import>;

/** People that an import has made. */
export const ImportedPeople = z.object({ ids: z.array(id<UserId>()) });
export type ImportedPeople = z.infer<typeof ImportedPeople>;

/** A row that was refused, or whose person was kept when the import was taken back. */
export const LeftRow = z.object({
	row: z.number(),
	state: z.enum(["refused", "kept"]),
	/** The cell that was refused, and the error code. */
	field: z.nullable(z.enum(importFields)),
	code: z.nullable(z.enum(fieldCodes)),
	/** Why the person was kept. */
	reason: z.nullable(z.enum(keepReasons)),
	person: z.nullable(Person),
});
export type LeftRow = z.infer<typeof LeftRow>;
