import type { HeldDocument } from "#shared/documents/documents.rules.ts";
import { type DocumentRecord, Documents } from "./document.entity.ts";

/** Also those whose file has not arrived; the latest first. */
export async function everyDocument(studentId: number): Promise<DocumentRecord[]> {
	const { data } = await Documents.query
		.ofStudent({ studentId })
		.go({ order: "desc", pages: "all" });
	return data;
}

/** A person's documents, the latest first. */
export const documentsOf = async (studentId: number): Promise<DocumentRecord[]> =>
	(await everyDocument(studentId)).filter(({ uploadedAt }) => uploadedAt !== undefined);

/** What of a person's documents decides whether they may enter an event. */
export const heldDocuments = async (studentId: number): Promise<HeldDocument[]> =>
	(await documentsOf(studentId)).map(({ kind, expiresOn }) => ({
		kind,
		expiresOn: expiresOn ?? null,
	}));
