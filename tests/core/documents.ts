import type { Document } from "#shared/people/documents/documents.schema.ts";
import { call } from "./api.ts";
import { sendForm } from "./uploads.ts";

/** The first bytes of a PDF, and some text. */
export const pdf = (text = "A certificate") => Buffer.from(`%PDF-1.7\n${text}\n%%EOF`);

type Wish = {
	kind?: string;
	fileName?: string;
	fileType?: string;
	size?: number;
	expiresOn?: string | null;
};

export const documentForTest = (wish: Wish = {}) => ({
	kind: "medical",
	fileName: "certificate.pdf",
	fileType: "application/pdf",
	size: pdf().length,
	...wish,
});

/** Uploads a person's document without finishing it. Returns its id. */
export async function sendDocumentForTest(
	cookie: string,
	studentId: number,
	wish: Wish = {},
	bytes: Buffer = pdf(),
): Promise<string> {
	const body = documentForTest({ size: bytes.length, ...wish });
	const answer = await call("POST", `/students/${studentId}/documents`, { cookie, body });
	if (answer.status !== 201)
		throw new Error(`A document's start answered ${answer.status}: ${answer.body.code}`);
	const { status } = await sendForm(answer.body, bytes);
	if (status !== 204) throw new Error(`The store answered ${status}`);
	return answer.body.id;
}

/** A stored document. */
export async function createDocumentForTest(
	cookie: string,
	studentId: number,
	wish: Wish = {},
): Promise<Document> {
	const id = await sendDocumentForTest(cookie, studentId, wish);
	const { status, body } = await call("POST", `/documents/${id}/finish`, { cookie });
	if (status !== 200) throw new Error(`A document's finish answered ${status}: ${body.code}`);
	return body;
}
