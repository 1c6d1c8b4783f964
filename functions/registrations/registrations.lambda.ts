import { registrationsRoutes } from "#shared/registrations/registrations.routes.ts";
import { lambda, Reply } from "../core/lambda.ts";
import * as registrations from "./registrations.service.ts";

export const handler = lambda(registrationsRoutes, {
	register: async ({ params, caller }) => {
		const { registration, repeated } = await registrations.register(caller, params.id);
		return new Reply({ registration }, { status: repeated ? 200 : 201 });
	},
});
