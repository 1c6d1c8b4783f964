import * as z from "zod/mini";
import { routes } from "../core/route.ts";
import { CurrentUser, PeopleQuery, Person, Profile } from "./users.schema.ts";

export const usersRoutes = routes({
	people: {
		method: "GET",
		path: "/users",
		access: "admin",
		summary:
			"People by name, or those whom a search finds: first those whose names begin so, then by name; 100 to a page",
		query: PeopleQuery,
		response: z.array(Person),
		cursor: true,
		// Session, up to three Queries for each of three words, and the people of a page.
		requests: 12,
	},
	updateProfile: {
		method: "PUT",
		path: "/auth/profile",
		access: "signedIn",
		summary: "Change the own profile, as JSON or as a multipart form with a picture",
		body: Profile,
		file: "profileImage",
		response: CurrentUser,
		costly: "picture",
		// Two more where a picture is counted, one where it was sent before.
		requests: 8,
	},
});
