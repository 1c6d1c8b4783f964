import { CustomAttributeType, type EntityItem } from "electrodb";
import { importFields } from "#shared/community/imports/imports.columns.ts";
import { importStates, keepReasons } from "#shared/community/imports/imports.rules.ts";
import type { ImportedMember } from "#shared/community/imports/imports.schema.ts";
import { fieldCodes } from "#shared/core/fields/field-codes.ts";
import type { UserId } from "#shared/core/ids.ts";
import { locales } from "#shared/core/locales.ts";
import { number, oneOf, optional, text } from "../../core/table/attributes.ts";
import { byIndex, byKey, entity } from "../../core/table/database.ts";
import { versioned } from "../../core/table/versioned.ts";

/**
 * An import of people from a file, and its progress. Each write of it makes the stream handle the
 * next rows.
 */
export const Imports = entity(
	"import",
	{
		/** A ULID of the start time. */
		id: text,
		fileName: text,
		state: oneOf(importStates),
		createdBy: number,
		takenBackBy: optional(number),
		/** The language of the importing user, used for emails to the imported people. */
		locale: oneOf(locales),
		rows: number,
		/** Rows handled by the current phase, and the number of the last one. */
		done: number,
		after: number,
		made: number,
		refused: number,
		takenBack: number,
		kept: number,
		...versioned,
		takeBackUntil: text,
		/** Seconds since 1970. */
		expiresAt: number,
	},
	{
		byId: byKey(["id"]),
		/** Imports that were started. */
		inOrder: { ...byIndex(1, [], ["id"]), condition: ({ state }) => state !== "draft" },
	},
);
export type ImportRecord = EntityItem<typeof Imports>;

/**
 * A member to create, with the coach named in the row. A child without an address of their own has
 * an empty `email`; `guardianEmail` is invited to be their guardian.
 */
export type MemberToCreate = Omit<
	ImportedMember,
	"coach" | "email" | "guardianEmail" | "joined"
> & {
	email: string;
	/** Day on which they joined, if it was before the import. */
	joined?: string | null;
	guardianEmail?: string;
	coachId?: UserId;
};

/**
 * One row of a file. Its personal data is stored only while the row waits; afterwards it holds the
 * id of the created person, or nothing if none was created. `dropped`: the import was taken back
 * before this row was handled.
 */
export const ImportRows = entity(
	"importRow",
	{
		importId: text,
		row: { type: "number", required: true, padding: { length: 7, char: "0" } },
		state: oneOf(["waiting", "made", "refused", "takenBack", "kept", "dropped"]),
		told: { type: CustomAttributeType<MemberToCreate>("any") },
		userId: optional(number),
		/** Time of the import, ISO 8601; the person may have joined long before. */
		madeAt: optional(text),
		field: optional(oneOf(importFields)),
		code: optional(oneOf(fieldCodes)),
		reason: optional(oneOf(keepReasons)),
		/** Seconds since 1970. */
		expiresAt: number,
	},
	{
		ofImport: byKey(["importId"], ["row"]),
		/** Refused rows, and people who stayed when the import was taken back. */
		left: {
			...byIndex(1, ["importId"], ["row"]),
			condition: ({ state }) => state === "refused" || state === "kept",
		},
	},
);
export type ImportRowRecord = EntityItem<typeof ImportRows>;
