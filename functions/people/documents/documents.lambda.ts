import { documentsRoutes } from "#shared/people/documents/documents.routes.ts";
import { Reply } from "../../core/http/answer.ts";
import { lambda } from "../../core/http/lambda.ts";
import { actingFor } from "../families/authorization.ts";
import {
	createDownloadLink,
	finishUpload,
	listDocuments,
	removeDocument,
	startUpload,
} from "./documents.service.ts";

/**
 * `list` and `start` check the person in the path; the other routes check the person of the
 * document.
 */
export const handler = lambda(documentsRoutes, {
	list: actingFor(
		"seeDocuments",
		({ params }) => params.id,
		({ caller }) => listDocuments(caller),
	),
	start: actingFor(
		"changeDocuments",
		({ params }) => params.id,
		({ body, caller }) => startUpload(caller, body),
	),
	finish: ({ params, caller }) => finishUpload(caller, params.id),
	remove: ({ params, caller }) => removeDocument(caller, params.id),
	download: async ({ params, caller }) =>
		new Reply(undefined, { status: 302, location: await createDownloadLink(caller, params.id) }),
});
