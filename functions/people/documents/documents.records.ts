import type { EligibilityDocument } from "#shared/people/documents/documents.rules.ts";
import { type DocumentRecord, Documents } from "./document.entity.ts";

/** A person's documents, including those without a file yet; latest first. */
export async function everyDocument(studentId: number): Promise<DocumentRecord[]> {
	const { data } = await Documents.query
		.ofStudent({ studentId })
		.go({ order: "desc", pages: "all" });
	return data;
}

/** A person's documents, latest first. */
export const documentsOf = async (studentId: number): Promise<DocumentRecord[]> =>
	(await everyDocument(studentId)).filter(({ uploadedAt }) => uploadedAt !== undefined);

/** The data of a person's documents that eligibility for events depends on. */
export const eligibilityDocuments = async (studentId: number): Promise<EligibilityDocument[]> =>
	(await documentsOf(studentId)).map(({ kind, expiresOn }) => ({
		kind,
		expiresOn: expiresOn ?? null,
	}));
