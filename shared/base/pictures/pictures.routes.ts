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
			"Start a picture upload: a form for direct upload, valid for an hour, for the declared type and size",
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
		summary: "Finish a picture upload, optionally cropped; idempotent",
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
		summary: "Copy a picture from an https address to this site",
		body: FetchInput,
		response: FinishedUpload,
		status: 201,
		costly: "upload",
		requests: 5,
	},
});
