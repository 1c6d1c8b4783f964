import { usersRoutes } from "#shared/users/users.routes.ts";
import { ownBelt } from "../belts/own-belt.service.ts";
import { listed } from "../core/http/answer.ts";
import { lambda } from "../core/http/lambda.ts";
import { findPeople } from "./people.service.ts";
import { updateProfile } from "./profile.service.ts";

export const handler = lambda(usersRoutes, {
	people: async ({ query, caller }) => listed(await findPeople(query, caller.locale)),
	updateProfile: ({ body, picture, caller }) => updateProfile(caller, body, { wishForBelt: ownBelt, picture }),
});
