import { defineReactions } from "../../base/stream/batch.ts";
import type { DocumentRecord } from "./document.entity.ts";
import { removeFile } from "./documents.service.ts";

export const documentsReactions = defineReactions({
	document: async ({ kind, before }) => {
		if (kind === "REMOVE") await removeFile(before as DocumentRecord);
	},
});
