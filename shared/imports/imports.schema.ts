import * as z from "zod/mini";
import { beltInput } from "../belts/belts.schema.ts";
import { fieldCodes } from "../core/fields/field-codes.ts";
import { optionalLongText, optionalText, text } from "../core/fields/fields.ts";
import { paged } from "../core/http/page.ts";
import { genders } from "../core/people.ts";
import { NewMember } from "../people/people.schema.ts";
import { Person } from "../users/users.schema.ts";
import { type ImportField, importFields } from "./imports.columns.ts";
import {
	importStates,
	keptReasons,
	longestCell,
	mostRows,
	rowsAtOnce,
	verdicts,
} from "./imports.rules.ts";

/** Somebody of a file, held to what staff may tell of anybody whom they make a member. */
export const ImportedMember = z.extend(
	z.omit(NewMember, {
		invite: true,
		coachId: true,
		isNationalTeamMember: true,
		preferredLanguage: true,
	}),
	{
		gender: z.optional(z.enum(genders, "gender_unknown")),
		currentBelt: z._default(beltInput("belt_unknown"), "white"),
		dojoLocation: optionalText(200),
		address: optionalLongText(500),
		emergencyContact: optionalText(200),
		/** The number of their coach, or the coach's address. */
		coach: optionalText(254),
	},
);
export type ImportedMember = z.output<typeof ImportedMember>;

// Longer than any field takes: that a cell is too long is a fault of its row, not of the call.
const cell = z.optional(z.string().check(z.maxLength(longestCell + 1, "too_long")));
const cells = Object.fromEntries(importFields.map((field) => [field, cell])) as Record<
	ImportField,
	typeof cell
>;

/** A row of a file: the number that it has there, and what it tells. */
export const ImportRow = z.object({
	row: z
		.number("required")
		.check(z.int("invalid"), z.gte(1, "too_small"), z.lte(1_048_576, "too_big")),
	values: z.object(cells),
});
export type ImportRow = z.output<typeof ImportRow>;

const areDifferent = (rows: readonly ImportRow[]) =>
	new Set(rows.map(({ row }) => row)).size === rows.length;

/** Some rows, each once. */
export const ImportRows = z.object({
	rows: z
		.array(ImportRow, "required")
		.check(
			z.minLength(1, "required"),
			z.maxLength(rowsAtOnce, "too_long"),
			z.refine(areDifferent, "invalid"),
		),
});

/** What a row would do. `person`: who is there already, or may be. */
export const RowVerdict = z.object({
	row: z.number(),
	verdict: z.enum(verdicts),
	faults: z.array(z.object({ field: z.enum(importFields), code: z.enum(fieldCodes) })),
	person: z.nullable(Person),
});
export type RowVerdict = z.infer<typeof RowVerdict>;

/** An import to begin: the name of its file, and how many rows will be sent. */
export const NewImport = z.object({
	fileName: text(200),
	rows: z
		.number("required")
		.check(z.int("invalid"), z.gte(1, "too_small"), z.lte(mostRows, "too_big")),
});
export type NewImport = z.output<typeof NewImport>;

export const ImportParams = z.object({ id: z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{26}$/)) });
export const ImportsQuery = z.object(paged);

/** An import, as far as it has come. */
export const Import = z.object({
	id: z.string(),
	fileName: z.string(),
	state: z.enum(importStates),
	rows: z.number(),
	/** Rows that the present work is done with. */
	done: z.number(),
	/** People who were made, and rows that could not be. */
	made: z.number(),
	refused: z.number(),
	/** Of those who were made: who was taken back, and who stayed. */
	takenBack: z.number(),
	kept: z.number(),
	/** Who imported them; null where that person is gone. */
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

/** A row that came to nothing: of whom nobody was made, or who stayed. */
export const LeftRow = z.object({
	row: z.number(),
	state: z.enum(["refused", "kept"]),
	/** The cell that was refused, and why. */
	field: z.nullable(z.enum(importFields)),
	code: z.nullable(z.enum(fieldCodes)),
	/** Why somebody stayed. */
	reason: z.nullable(z.enum(keptReasons)),
	person: z.nullable(Person),
});
export type LeftRow = z.infer<typeof LeftRow>;
