import { CustomAttributeType, Entity, type EntityItem } from "electrodb";
import { fieldCodes } from "#shared/core/errors.ts";
import type { UserId } from "#shared/core/ids.ts";
import { locales } from "#shared/core/locales.ts";
import { importFields } from "#shared/imports/imports.columns.ts";
import { importStates, keptReasons } from "#shared/imports/imports.rules.ts";
import type { ImportedMember } from "#shared/imports/imports.schema.ts";
import { byIndex, byKey, model, onTable } from "../core/table/database.ts";
import { versioned } from "../core/table/versioned.ts";

/** People who are made from a file, as far as that has come. Each change of it makes the stream deal with some more rows. */
export const Imports = new Entity(
	{
		model: model("import"),
		attributes: {
			/** A ULID of the moment. */
			id: { type: "string", required: true },
			fileName: { type: "string", required: true },
			state: { type: importStates, required: true },
			createdBy: { type: "number", required: true },
			takenBackBy: { type: "number" },
			/** The language of who imports, in which the people are written to. */
			locale: { type: locales, required: true },
			rows: { type: "number", required: true },
			/** Rows that the present work is done with, and the last of them. */
			done: { type: "number", required: true },
			after: { type: "number", required: true },
			made: { type: "number", required: true },
			refused: { type: "number", required: true },
			takenBack: { type: "number", required: true },
			kept: { type: "number", required: true },
			...versioned,
			takeBackUntil: { type: "string", required: true },
			/** Seconds since 1970. */
			expiresAt: { type: "number", required: true },
		},
		indexes: {
			byId: byKey(["id"]),
			/** Those that were started. */
			inOrder: { ...byIndex(1, [], ["id"]), condition: ({ state }) => state !== "draft" },
		},
	},
	onTable,
);
export type ImportRecord = EntityItem<typeof Imports>;

/** Somebody who is to be made, with the coach whom the row names. */
export type Told = Omit<ImportedMember, "coach"> & { coachId?: UserId };

/**
 * One row of a file. What it tells of a person is kept while the row waits; who was made from it is a number, and
 * nothing is left of who was not. `dropped`: its import was taken back before it was its turn.
 */
export const ImportRows = new Entity(
	{
		model: model("importRow"),
		attributes: {
			importId: { type: "string", required: true },
			row: { type: "number", required: true, padding: { length: 7, char: "0" } },
			state: { type: ["waiting", "made", "refused", "takenBack", "kept", "dropped"] as const, required: true },
			told: { type: CustomAttributeType<Told>("any") },
			userId: { type: "number" },
			field: { type: importFields },
			code: { type: fieldCodes },
			reason: { type: keptReasons },
			/** Seconds since 1970. */
			expiresAt: { type: "number", required: true },
		},
		indexes: {
			ofImport: byKey(["importId"], ["row"]),
			/** Of whom nobody was made, and who stayed. */
			left: {
				...byIndex(1, ["importId"], ["row"]),
				condition: ({ state }) => state === "refused" || state === "kept",
			},
		},
	},
	onTable,
);
export type ImportRowRecord = EntityItem<typeof ImportRows>;
