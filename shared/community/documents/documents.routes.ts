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
			"A person's documents, the latest first: for themselves, their coach and staff; others are noted",
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
			"Where to send a person's document: a form for the store itself, good for an hour, bound to type and size",
		params: StudentParams,
		body: DocumentInput,
		response: DocumentUpload,
		status: 201,
		costly: "upload",
		// Session, two for the rate limit, relation, documents, and the transaction.
		requests: 7,
	},
	finish: {
		method: "POST",
		path: "/documents/{id}/finish",
		access: "signedIn",
		summary:
			"Keep what was sent as a document, if it is of the type that was named; a repeat answers the same",
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
			"Remove a document with its file: of oneself, a coach of their student, staff of anybody",
		params: DocumentParams,
		status: 204,
		requests: 4,
	},
	download: {
		method: "GET",
		path: "/documents/{id}/download",
		access: "signedIn",
		summary:
			"Redirect to a document's file, at an address that is good for a minute; who fetched it is noted",
		params: DocumentParams,
		changes: true,
		status: 302,
		requests: 4,
	},
});
