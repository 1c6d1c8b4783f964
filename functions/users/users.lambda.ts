import { usersRoutes } from "#shared/users/users.routes.ts";
import { ownBelt } from "../belts/own-belt.service.ts";
import { lambda } from "../core/http/lambda.ts";
import { hasApprovedEntry } from "../registrations/entries/entries.service.ts";
import { updateProfile } from "./profile.service.ts";

export const handler = lambda(usersRoutes, {
	updateProfile: ({ body, picture, caller }) =>
		updateProfile(caller, body, { wishForBelt: ownBelt, hasApprovedEntry, picture }),
});
