import * as z from "zod/mini";
import { routes } from "../../core/http/route.ts";
import {
	DataExport,
	Erasure,
	ErasureParams,
	ExportLink,
	RequestedErasure,
} from "./my-data.schema.ts";

export const myDataRoutes = routes({
	export: {
		method: "GET",
		path: "/me/export",
		access: "signedIn",
		summary: "State of the archive of the caller's personal data",
		response: DataExport,
		requests: 2,
	},
	askExport: {
		method: "POST",
		path: "/me/export",
		access: "signedIn",
		summary: "Request the archive, after confirming the password; one at a time, kept for a day",
		response: DataExport,
		status: 202,
		costly: "archive",
		requests: 6,
	},
	exportLink: {
		method: "POST",
		path: "/me/export/link",
		access: "signedIn",
		summary: "URL of the archive, valid for a minute, after confirming the password",
		response: ExportLink,
		requests: 3,
	},
	erasure: {
		method: "GET",
		path: "/me/erasure",
		access: "signedIn",
		summary: "What deleting the caller would delete, what prevents it, and its date if requested",
		response: Erasure,
		requests: 18,
	},
	askErasure: {
		method: "POST",
		path: "/me/erasure",
		access: "signedIn",
		summary:
			"Request deletion in a week, after confirming the password; not with registrations for upcoming events",
		response: Erasure,
		status: 202,
		requests: 22,
	},
	cancelErasure: {
		method: "DELETE",
		path: "/me/erasure",
		access: "signedIn",
		summary: "Cancel a deletion request",
		status: 204,
		requests: 6,
	},
	erasures: {
		method: "GET",
		path: "/erasures",
		access: "admin",
		summary: "Deletion requests, earliest first, at most 200",
		response: z.array(RequestedErasure),
		requests: 4,
	},
	stopErasure: {
		method: "DELETE",
		path: "/erasures/{id}",
		access: "admin",
		summary: "Cancel the deletion that a person requested, for example because they cannot sign in",
		params: ErasureParams,
		status: 204,
		requests: 6,
	},
});
