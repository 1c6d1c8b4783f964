import { routes } from "../../core/http/route.ts";
import { Removal, RemovalParams, RemovalPreview, RemovalQuery } from "./removals.schema.ts";

export const removalsRoutes = routes({
	remove: {
		method: "DELETE",
		path: "/users/{id}",
		access: "superAdmin",
		summary:
			"Delete a person with all that belongs to them; nobody of the super-admins. The answer tells how far it is; again changes nothing",
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
		summary: "How far the deletion of a person has come",
		params: RemovalParams,
		response: Removal,
		requests: 2,
	},
	preview: {
		method: "GET",
		path: "/users/{id}/removal",
		access: "superAdmin",
		summary: "What would go with a person if they were deleted",
		params: RemovalParams,
		response: RemovalPreview,
		requests: 14,
	},
});
