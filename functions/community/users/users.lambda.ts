import { usersRoutes } from "#shared/community/users/users.routes.ts";
import { hasApprovedEntry } from "../../competition/registrations/entries/entries.service.ts";
import { lambda } from "../../core/http/lambda.ts";
import { ownBelt } from "../../training/belts/own-belt.service.ts";
import { updateProfile } from "./profile.service.ts";

export const handler = lambda(usersRoutes, {
	updateProfile: ({ body, picture, caller }) =>
		updateProfile(caller, body, { wishForBelt: ownBelt, hasApprovedEntry, picture }),
});
