import type { EntityItem } from "electrodb";
import { locales } from "#shared/core/locales.ts";
import { number, oneOf, optional, text } from "../../core/table/attributes.ts";
import { byIndex, byKey, entity } from "../../core/table/database.ts";
import { versioned } from "../../core/table/versioned.ts";

/** The data export a person requested: one at a time, available for a day. */
export const DataExports = entity(
	"dataExport",
	{
		userId: number,
		/** Unguessable name of the file. */
		id: text,
		/** The language of its readable page. */
		locale: oneOf(locales),
		/** When the file was finished, its size in bytes, and until when it is available. */
		doneAt: optional(text),
		size: optional(number),
		until: optional(text),
		...versioned,
	},
	{
		ofPerson: byKey(["userId"]),
		/** All exports; each lasts a day. */
		inOrder: byIndex(1, [], ["createdAt", "userId"]),
	},
);
export type ExportRecord = EntityItem<typeof DataExports>;

/** Storage key of the file, in a folder that the CDN does not serve. */
export const exportKey = ({ id }: Pick<ExportRecord, "id">) => `exports/${id}`;
