import * as z from "zod/mini";
import { Message } from "../../core/http/message.ts";
import { routes } from "../../core/http/route.ts";
import {
	Application,
	ApplicationParams,
	ApplicationsQuery,
	CoachApplication,
	Rejection,
} from "./applications.schema.ts";

const approval = {
	path: "/coaches/{id}/approve",
	access: "admin",
	givesLastingAccess: true,
	summary: "Approve a coach; idempotent",
	params: ApplicationParams,
	response: CoachApplication,
	requests: 8,
} as const;

export const applicationsRoutes = routes({
	apply: {
		method: "POST",
		path: "/coaches/signup",
		access: "public",
		summary:
			"Apply as a coach, as JSON or as a multipart form with a picture; the same response for a known address",
		body: Application,
		file: "profileImage",
		form: { done: "/coaches#applied", refused: "/coaches" },
		response: Message,
		status: 201,
		requests: 16,
	},
	list: {
		method: "GET",
		path: "/coaches/unapproved",
		access: "admin",
		summary: "Pending coach applications, oldest first, 50 to a page",
		query: ApplicationsQuery,
		response: z.array(CoachApplication),
		cursor: true,
		requests: 2,
	},
	approve: { method: "POST", ...approval },
	approveToo: { method: "PATCH", ...approval },
	reject: {
		method: "DELETE",
		path: "/coaches/{id}/reject",
		access: "admin",
		summary: "Reject an application: notifies the applicant and deletes the account",
		params: ApplicationParams,
		// In the body: logs keep addresses with their query.
		body: Rejection,
		status: 204,
		requests: 16,
	},
});
