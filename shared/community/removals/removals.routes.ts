import { routes } from "../../core/http/route.ts";
import { Removal, RemovalParams, RemovalPreview, RemovalQuery } from "./removals.schema.ts";

export const removalsRoutes = routes({
	remove: {
		method: "DELETE",
		path: "/users/{id}",
		access: "superAdmin",
		summary:
			"Delete a person and their data, except super-admins. Returns the progress; idempotent",
		params: RemovalParams,
		query: RemovalQuery,
		response: Removal,
		status: 202,
		requests: 20,
	},
	progress: {
		method: "GET",
		path: "/removals/{id}",
		access: "superAdmin",
		summary: "Progress of a person's deletion",
		params: RemovalParams,
		response: Removal,
		requests: 2,
	},
	preview: {
		method: "GET",
		path: "/users/{id}/removal",
		access: "superAdmin",
		summary: "What deleting a person would delete",
		params: RemovalParams,
		response: RemovalPreview,
		requests: 19,
	},
});
