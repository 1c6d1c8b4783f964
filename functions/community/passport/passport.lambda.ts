import { passportRoutes } from "#shared/community/passport/passport.routes.ts";
import { lambda } from "../../core/http/lambda.ts";
import { actingFor } from "../../people/families/authorization.ts";
import { readPassport } from "./passport.service.ts";

export const handler = lambda(passportRoutes, {
	get: actingFor(
		"seeBelts",
		({ params }) => params.id,
		({ caller }) => readPassport(caller),
	),
});
