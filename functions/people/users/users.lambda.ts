import { usersRoutes } from "#shared/people/users/users.routes.ts";
import { hasApprovedEntry } from "../../competition/registrations/entries/entries.service.ts";
import { editRecord, lambda } from "../../core/http/lambda.ts";
import { ownBelt } from "../../training/belts/own-belt.service.ts";
import { ownProfile, updateProfile } from "./profile.service.ts";

export const handler = lambda(usersRoutes, {
	updateProfile: editRecord(
		({ caller }) => ownProfile(caller),
		({ body, picture, caller }) =>
			updateProfile(caller, body, { wishForBelt: ownBelt, hasApprovedEntry, picture }),
	),
});
