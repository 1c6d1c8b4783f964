import * as z from "zod/mini";
import { optionalDay, text } from "../../core/fields/fields.ts";
import { asksAbout, confirmed, expiryQuestion } from "../../core/fields/questions.ts";
import { textOrNull } from "../../core/fields/shapes.ts";
import { id, pathId, type UserId } from "../../core/ids.ts";
import { NamedPerson } from "../users/users.schema.ts";
import { documentKinds, documentTypes, maxDocumentBytes } from "./documents.rules.ts";

/** A file that is uploaded as a document. */
export const DocumentInput = z
	.object({
		kind: z.enum(documentKinds, "required"),
		fileName: text(200),
		fileType: z.enum(documentTypes, "file_type_unknown"),
		/** In bytes. */
		size: z
			.number("invalid")
			.check(z.int("invalid"), z.gte(1, "too_small"), z.lte(maxDocumentBytes, "too_big")),
		/** Last calendar day on which the document is valid; empty if it does not expire. */
		expiresOn: optionalDay,
		confirmed,
	})
	.check(asksAbout("expiresOn", expiryQuestion));
export type DocumentInput = z.output<typeof DocumentInput>;

/** Target of the upload as multipart/form-data: all `fields` unchanged, then `file`. */
export const DocumentUpload = z.object({
	id: z.string(),
	uploadUrl: z.string(),
	fields: z.record(z.string(), z.string()),
});
export type DocumentUpload = z.infer<typeof DocumentUpload>;

export const Document = z.object({
	id: z.string(),
	studentId: id<UserId>(),
	kind: z.enum(documentKinds),
	fileName: z.string(),
	fileType: z.enum(documentTypes),
	/** Address at which people who may see the document download it. */
	fileUrl: z.string(),
	/** In bytes. */
	size: z.number(),
	expiresOn: textOrNull,
	uploadedAt: z.string(),
	/** Null if the person was deleted. */
	uploadedBy: z.nullable(NamedPerson),
});
export type Document = z.infer<typeof Document>;

export const StudentParams = z.object({ id: pathId<UserId>() });
export const DocumentParams = z.object({ id: z.string().check(z.regex(/^[0-9a-z]{26}$/)) });
