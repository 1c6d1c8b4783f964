import { routes } from "../../core/http/route.ts";
import { CurrentUser, Profile } from "./users.schema.ts";

export const usersRoutes = routes({
	updateProfile: {
		method: "PUT",
		path: "/auth/profile",
		access: "signedIn",
		summary: "Change the signed-in person's profile, as JSON or as a multipart form with a picture",
		body: Profile,
		file: "profileImage",
		response: CurrentUser,
		costly: "picture",
		// One more to change the name, two more to count a picture, one for a retry, one to price the
		// grading for a higher belt.
		requests: 10,
	},
});
