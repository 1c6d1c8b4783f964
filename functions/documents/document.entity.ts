import type { EntityItem } from "electrodb";
import { documentKinds, documentTypes } from "#shared/documents/documents.rules.ts";
import { number, oneOf, optional, text } from "../core/table/attributes.ts";
import { byIndex, byKey, entity } from "../core/table/database.ts";

/** A person's document from the moment that somebody may send its file. It counts once `uploadedAt` is set. */
export const Documents = entity(
	"document",
	{
		/** Names its file too; nobody can guess it. */
		id: text,
		studentId: number,
		kind: oneOf(documentKinds),
		fileName: text,
		fileType: oneOf(documentTypes),
		/** In bytes. */
		size: number,
		/** The last day on which it holds. */
		expiresOn: optional(text),
		/** Days before its end at which was reminded last. */
		reminded: optional(number),
		createdBy: number,
		createdAt: text,
		uploadedAt: optional(text),
		/** Seconds since 1970: when it goes unless its file was sent. */
		expiresAt: optional(number),
	},
	{
		byId: byKey(["id"]),
		ofStudent: byIndex(1, ["studentId"], ["createdAt"]),
		ending: {
			...byIndex(2, ["expiresOn"], []),
			condition: ({ expiresOn }) => expiresOn !== undefined,
		},
	},
);
export type DocumentRecord = EntityItem<typeof Documents>;
