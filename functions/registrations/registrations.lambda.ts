import { registrationsRoutes } from "#shared/registrations/registrations.routes.ts";
import { lambda, Reply, seesDrafts } from "../core/lambda.ts";
import * as decisions from "./decisions.service.ts";
import * as entries from "./entries.service.ts";
import { register } from "./registrations.service.ts";

export const handler = lambda(registrationsRoutes, {
	register: async ({ params, caller }) => {
		const { repeated, ...answer } = await register(caller, params.id);
		return new Reply(answer, { status: repeated ? 200 : answer.registration.status === "waitlisted" ? 202 : 201 });
	},
	mine: ({ caller }) => entries.mine(caller),
	cancel: ({ params, caller }) => decisions.cancel(caller, params.id),
	approve: ({ params, caller }) => decisions.approve(caller, params.id),
	reject: ({ params, body, caller }) => decisions.reject(caller, params.id, body.reason),
	decide: ({ params, body, caller }) => decisions.decide(caller, params.id, body),
	list: ({ params, query }) => entries.list(params.id, query.status),
	availability: ({ params, caller }) => entries.availability(params.id, caller, seesDrafts(caller)),
});
