import { Entity, type EntityItem } from "electrodb";
import { documentKinds, documentTypes } from "#shared/documents/documents.rules.ts";
import { byIndex, byKey, model, onTable } from "../core/table/database.ts";

/** A person's document from the moment that somebody may send its file. It counts once `uploadedAt` is set. */
export const Documents = new Entity(
	{
		model: model("document"),
		attributes: {
			/** Names its file too; nobody can guess it. */
			id: { type: "string", required: true },
			studentId: { type: "number", required: true },
			kind: { type: documentKinds, required: true },
			fileName: { type: "string", required: true },
			fileType: { type: documentTypes, required: true },
			/** In bytes. */
			size: { type: "number", required: true },
			/** The last day on which it holds. */
			expiresOn: { type: "string" },
			/** Days before its end at which was reminded last. */
			reminded: { type: "number" },
			createdBy: { type: "number", required: true },
			createdAt: { type: "string", required: true },
			uploadedAt: { type: "string" },
			/** Seconds since 1970: when it goes unless its file was sent. */
			expiresAt: { type: "number" },
		},
		indexes: {
			byId: byKey(["id"]),
			ofStudent: byIndex(1, ["studentId"], ["createdAt"]),
			ending: { ...byIndex(2, ["expiresOn"], []), condition: ({ expiresOn }) => expiresOn !== undefined },
		},
	},
	onTable,
);
export type DocumentRecord = EntityItem<typeof Documents>;
