import { CustomAttributeType, type EntityItem } from "electrodb";
import { fieldCodes } from "#shared/core/fields/field-codes.ts";
import type { UserId } from "#shared/core/ids.ts";
import { locales } from "#shared/core/locales.ts";
import { importFields } from "#shared/imports/imports.columns.ts";
import { importStates, keptReasons } from "#shared/imports/imports.rules.ts";
import type { ImportedMember } from "#shared/imports/imports.schema.ts";
import { number, oneOf, optional, text } from "../core/table/attributes.ts";
import { byIndex, byKey, entity } from "../core/table/database.ts";
import { versioned } from "../core/table/versioned.ts";

/** People who are made from a file, as far as that has come. Each change of it makes the stream deal with some more rows. */
export const Imports = entity(
	"import",
	{
		/** A ULID of the moment. */
		id: text,
		fileName: text,
		state: oneOf(importStates),
		createdBy: number,
		takenBackBy: optional(number),
		/** The language of who imports, in which the people are written to. */
		locale: oneOf(locales),
		rows: number,
		/** Rows that the present work is done with, and the last of them. */
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
		/** Those that were started. */
		inOrder: { ...byIndex(1, [], ["id"]), condition: ({ state }) => state !== "draft" },
	},
);
export type ImportRecord = EntityItem<typeof Imports>;

/** Somebody who is to be made, with the coach whom the row names. */
export type Told = Omit<ImportedMember, "coach"> & { coachId?: UserId };

/**
 * One row of a file. What it tells of a person is kept while the row waits; who was made from it is a number, and
 * nothing is left of who was not. `dropped`: its import was taken back before it was its turn.
 */
export const ImportRows = entity(
	"importRow",
	{
		importId: text,
		row: { type: "number", required: true, padding: { length: 7, char: "0" } },
		state: oneOf(["waiting", "made", "refused", "takenBack", "kept", "dropped"]),
		told: { type: CustomAttributeType<Told>("any") },
		userId: optional(number),
		field: optional(oneOf(importFields)),
		code: optional(oneOf(fieldCodes)),
		reason: optional(oneOf(keptReasons)),
		/** Seconds since 1970. */
		expiresAt: number,
	},
	{
		ofImport: byKey(["importId"], ["row"]),
		/** Of whom nobody was made, and who stayed. */
		left: {
			...byIndex(1, ["importId"], ["row"]),
			condition: ({ state }) => state === "refused" || state === "kept",
		},
	},
);
export type ImportRowRecord = EntityItem<typeof ImportRows>;
