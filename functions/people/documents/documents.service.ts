import { ulid } from "ulid";
import type { UserId } from "#shared/core/ids.ts";
import { mostDocuments } from "#shared/people/documents/documents.rules.ts";
import type {
	Document,
	DocumentInput,
	DocumentUpload,
} from "#shared/people/documents/documents.schema.ts";
import type { Act } from "#shared/people/families/acting.ts";
import type { SignedIn } from "../../core/caller.ts";
import { AppError, requireFound } from "../../core/errors.ts";
import { withinLimit } from "../../core/http/throttle.ts";
import { files, uploadKey } from "../../core/outside/files.ts";
import { uploads } from "../../core/outside/uploads.ts";
import { auditedTransaction, runOnce } from "../../core/table/audited-transaction.ts";
import { runTransaction } from "../../core/table/database.ts";
import { type Acting, actFor } from "../families/authorization.ts";
import type { User } from "../users/user.entity.ts";
import { namesOf, peopleById } from "../users/users.service.ts";
import { type DocumentRecord, Documents } from "./document.entity.ts";
import { documentsOf, everyDocument } from "./documents.records.ts";
import { hasBytesOf } from "./hasBytesOf.ts";

/**
 * Lifetime of an upload form in seconds: enough for a large file on a slow line, with some retries.
 */
const formSeconds = 60 * 60;
/**
 * Lifetime of a download link in seconds. It is used at once, so a link left in the browser history
 * is useless.
 */
const linkSeconds = 60;
const daySeconds = 24 * 60 * 60;

/** Storage key of a document's file, in a folder that the CDN does not serve. */
export const documentKey = (id: string) => `documents/${id}`;

const view = (record: DocumentRecord, sender: User | undefined): Document => ({
	...record,
	studentId: record.studentId as UserId,
	fileUrl: `/api/documents/${record.id}/download`,
	expiresOn: record.expiresOn ?? null,
	uploadedAt: record.uploadedAt ?? record.createdAt,
	uploadedBy: sender ? { id: sender.id as UserId, ...namesOf(sender) } : null,
});

async function viewed(records: readonly DocumentRecord[]): Promise<Document[]> {
	const people = await peopleById(records.map(({ createdBy }) => createdBy));
	return records.map((record) => view(record, people.get(record.createdBy)));
}

const read = async (id: string) => (await Documents.get({ id }).go({ consistent: true })).data;

/** Finds a document, and checks that the caller may act for its person. */
async function openDocument(caller: SignedIn, act: Act, id: string) {
	const document = requireFound(await read(id));
	return { document, acting: await actFor(caller, act, document.studentId as UserId) };
}

const change = ({ id, studentId, kind }: DocumentRecord, action: string) => ({
	entityType: "document",
	entityId: id,
	action,
	details: { studentId, kind },
});

/** A person's documents. Reading another person's is audited. */
export async function listDocuments(caller: Acting): Promise<Document[]> {
	const { person, session } = caller;
	const records = await documentsOf(person);
	if (person !== session.userId && records.length > 0) {
		const details = { documents: records.map(({ id }) => id) };
		await auditedTransaction(
			caller,
			{ entityType: "user", entityId: person, action: "documents_seen", details },
			[],
		);
	}
	return viewed(records);
}

/**
 * Creates a document and the form to upload its file. The document counts once the upload is finished,
 * and expires after a day otherwise.
 */
export async function startUpload(caller: Acting, input: DocumentInput): Promise<DocumentUpload> {
	const { expiresOn, ...details } = input;
	const record: DocumentRecord = {
		...details,
		...(expiresOn && { expiresOn }),
		id: ulid(caller.now).toLowerCase(),
		studentId: caller.person,
		createdBy: caller.session.userId,
		createdAt: new Date(caller.now).toISOString(),
		expiresAt: Math.floor(caller.now / 1000) + daySeconds,
	};
	const allowed = { type: record.fileType, size: record.size, seconds: formSeconds };
	const { url, fields } = await uploads.get().form(record.id, allowed);
	const answer = { id: record.id, uploadUrl: url, fields };
	await withinLimit("documents", caller.person, caller.now, async (passed) => {
		if ((await everyDocument(caller.person)).length >= mostDocuments)
			throw new AppError("too_many_documents");
		await runTransaction([
			...runOnce(caller, answer, caller.person),
			{ put: Documents.create(record).params() },
			passed,
		]);
	});
	return answer;
}

/**
 * Finishes an upload if the file has the declared type. The file is moved out of reach of the
 * upload form, which stays valid for a while.
 */
export async function finishUpload(caller: SignedIn, id: string): Promise<Document> {
	const { document, acting } = await openDocument(caller, "changeDocuments", id);
	if (document.uploadedAt) return (await viewed([document]))[0];
	const bytes = await uploads.get().read(id);
	if (!bytes) throw new AppError("not_uploaded");
	if (!hasBytesOf(document.fileType, bytes)) {
		await files.get().remove("images", uploadKey(id));
		throw new AppError("file_unreadable");
	}
	await files
		.get()
		.put("images", documentKey(id), bytes, { type: document.fileType, cache: "private, no-store" });
	const uploadedAt = new Date(caller.now).toISOString();
	const update = Documents.patch({ id })
		.set({ uploadedAt })
		.remove(["expiresAt"])
		.where((attribute, { notExists }) => notExists(attribute.uploadedAt));
	const [answer] = await viewed([{ ...document, uploadedAt }]);
	try {
		await auditedTransaction(
			acting,
			change(document, "added"),
			[{ update: update.params() }],
			answer,
		);
	} catch (error) {
		const now = await read(id);
		// The document was removed meanwhile, perhaps before its file was written: remove the file.
		if (!now) await removeFile({ id });
		if (!now?.uploadedAt) throw error;
		return (await viewed([now]))[0];
	}
	await files.get().remove("images", uploadKey(id));
	return answer;
}

/** Removes a document; the stream removes its file. */
export async function removeDocument(caller: SignedIn, id: string): Promise<void> {
	const { document, acting } = await openDocument(caller, "changeDocuments", id);
	const deletion = Documents.delete({ id }).where((attribute, { exists }) => exists(attribute.id));
	await auditedTransaction(acting, change(document, "deleted"), [{ delete: deletion.params() }]);
}

/** A short-lived download link to a document's file. Each one is audited. */
export async function createDownloadLink(caller: SignedIn, id: string): Promise<string> {
	const { document, acting } = await openDocument(caller, "seeDocuments", id);
	requireFound(document.uploadedAt);
	await auditedTransaction(acting, change(document, "downloaded"), []);
	const { fileName, fileType } = document;
	return files
		.get()
		.link("images", documentKey(id), { name: fileName, type: fileType, seconds: linkSeconds });
}

/** Removes the file of a deleted document. */
export const removeFile = ({ id }: Pick<DocumentRecord, "id">): Promise<void> =>
	files.get().remove("images", documentKey(id));
