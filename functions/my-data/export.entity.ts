import type { EntityItem } from "electrodb";
import { locales } from "#shared/core/locales.ts";
import { number, oneOf, optional, text } from "../core/table/attributes.ts";
import { byIndex, byKey, entity } from "../core/table/database.ts";
import { versioned } from "../core/table/versioned.ts";

/** The archive of all that is kept about a person, which they asked for: one at a time, for a day. */
export const DataExports = entity(
	"dataExport",
	{
		userId: number,
		/** Names its file; nobody can guess it. */
		id: text,
		/** In which its page is written. */
		locale: oneOf(locales),
		/** When the file was there, its size in bytes, and until when it is. */
		doneAt: optional(text),
		size: optional(number),
		until: optional(text),
		...versioned,
	},
	{
		ofPerson: byKey(["userId"]),
		/** All there are: those of a day. */
		inOrder: byIndex(1, [], ["createdAt", "userId"]),
	},
);
export type ExportRecord = EntityItem<typeof DataExports>;

/** Where the file lies in the store of images, in a folder that no distribution serves. */
export const exportKey = ({ id }: Pick<ExportRecord, "id">) => `exports/${id}`;
