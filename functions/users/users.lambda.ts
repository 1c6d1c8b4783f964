import { usersRoutes } from "#shared/users/users.routes.ts";
import { lambda } from "../core/lambda.ts";
import { updateProfile } from "./profile.service.ts";

export const handler = lambda(usersRoutes, {
	updateProfile: ({ body, picture, caller }) => updateProfile(caller, body, picture),
});
