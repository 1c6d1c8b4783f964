import * as z from "zod/mini";
import { routes } from "../../core/http/route.ts";
import {
	Document,
	DocumentInput,
	DocumentParams,
	DocumentUpload,
	StudentParams,
} from "./documents.schema.ts";

export const documentsRoutes = routes({
	list: {
		method: "GET",
		path: "/students/{id}/documents",
		access: "signedIn",
		summary:
			"A person's documents, latest first: for the person, their coach and staff; access by others is audited",
		params: StudentParams,
		response: z.array(Document),
		changes: true,
		// Session, relation, documents, the people who uploaded them, and the audit line.
		requests: 5,
	},
	start: {
		method: "POST",
		path: "/students/{id}/documents",
		access: "signedIn",
		summary:
			"Start a document upload: a form for direct upload, valid for an hour, for the declared type and size",
		params: StudentParams,
		body: DocumentInput,
		response: DocumentUpload,
		status: 201,
		costly: "upload",
		// Session, two for the rate limit, relation, the limit's counter, documents, and the transaction.
		requests: 7,
	},
	finish: {
		method: "POST",
		path: "/documents/{id}/finish",
		access: "signedIn",
		summary: "Finish a document upload, if the file has the declared type; idempotent",
		params: DocumentParams,
		response: Document,
		costly: "upload",
		requests: 7,
	},
	remove: {
		method: "DELETE",
		path: "/documents/{id}",
		access: "signedIn",
		summary:
			"Delete a document and its file: the person's own, a coach's student's, or anybody's for staff",
		params: DocumentParams,
		status: 204,
		requests: 4,
	},
	download: {
		method: "GET",
		path: "/documents/{id}/download",
		access: "signedIn",
		summary: "Redirect to a document's file, at a URL valid for a minute; the download is audited",
		params: DocumentParams,
		changes: true,
		status: 302,
		requests: 4,
	},
});
