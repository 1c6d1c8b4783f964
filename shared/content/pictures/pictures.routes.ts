import { routes } from "../../core/http/route.ts";
import {
	FetchInput,
	FinishedUpload,
	FinishInput,
	Upload,
	UploadInput,
	UploadParams,
} from "./pictures.schema.ts";

export const picturesRoutes = routes({
	start: {
		method: "POST",
		path: "/uploads",
		access: "signedIn",
		summary:
			"Where to send a picture: a form for the store itself, good for an hour, bound to type and size",
		body: UploadInput,
		response: Upload,
		status: 201,
		costly: "upload",
		// Session, two for the rate limit, and the transaction.
		requests: 4,
	},
	finish: {
		method: "POST",
		path: "/uploads/{id}/finish",
		access: "signedIn",
		summary:
			"Make the picture of what was sent, of a part of it if wished; a repeat answers the same",
		params: UploadParams,
		body: FinishInput,
		response: FinishedUpload,
		costly: "upload",
		requests: 5,
	},
	fetch: {
		method: "POST",
		path: "/uploads/fetch",
		access: "signedIn",
		summary: "Fetch a picture from an https address and keep it here",
		body: FetchInput,
		response: FinishedUpload,
		status: 201,
		costly: "upload",
		requests: 5,
	},
});
