import * as z from "zod/mini";
import { routes } from "../../core/http/route.ts";
import { AskedErasure, DataExport, Erasure, ExportLink } from "./my-data.schema.ts";

export const myDataRoutes = routes({
	export: {
		method: "GET",
		path: "/me/export",
		access: "signedIn",
		summary: "Whether the archive of all that is kept about the caller is asked for, ready or none",
		response: DataExport,
		requests: 2,
	},
	askExport: {
		method: "POST",
		path: "/me/export",
		access: "signedIn",
		summary:
			"Have the archive made, after the password was given again; one at a time, kept for a day",
		response: DataExport,
		status: 202,
		costly: "archive",
		requests: 6,
	},
	exportLink: {
		method: "POST",
		path: "/me/export/link",
		access: "signedIn",
		summary: "The address of the archive, good for a minute, after the password was given again",
		response: ExportLink,
		requests: 3,
	},
	erasure: {
		method: "GET",
		path: "/me/erasure",
		access: "signedIn",
		summary:
			"What goes with the caller when they are deleted, what stands in the way, and when it is if they have asked",
		response: Erasure,
		requests: 16,
	},
	askErasure: {
		method: "POST",
		path: "/me/erasure",
		access: "signedIn",
		summary:
			"Ask to be deleted in a week, after the password was given again; not while entered in a coming event",
		response: Erasure,
		status: 202,
		requests: 18,
	},
	cancelErasure: {
		method: "DELETE",
		path: "/me/erasure",
		access: "signedIn",
		summary: "Keep the account after all",
		status: 204,
		requests: 4,
	},
	erasures: {
		method: "GET",
		path: "/erasures",
		access: "admin",
		summary: "Who has asked to be deleted, the first to go first; 200 at most",
		response: z.array(AskedErasure),
		requests: 4,
	},
});
