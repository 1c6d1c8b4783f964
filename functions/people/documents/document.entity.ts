import type { EntityItem } from "electrodb";
import { documentKinds, documentTypes } from "#shared/people/documents/documents.rules.ts";
import { number, oneOf, optional, text } from "../../core/table/attributes.ts";
import { byIndex, byKey, entity } from "../../core/table/database.ts";

/** A person's document, created before its file is uploaded. It counts once `uploadedAt` is set. */
export const Documents = entity(
	"document",
	{
		/** Also the name of its file; unguessable. */
		id: text,
		studentId: number,
		kind: oneOf(documentKinds),
		fileName: text,
		fileType: oneOf(documentTypes),
		/** In bytes. */
		size: number,
		/** The last day on which it is valid. */
		expiresOn: optional(text),
		/** Days before the expiry of the last reminder. */
		reminded: optional(number),
		createdBy: number,
		createdAt: text,
		uploadedAt: optional(text),
		/** Seconds since 1970: when it is deleted if its file was not uploaded. */
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
