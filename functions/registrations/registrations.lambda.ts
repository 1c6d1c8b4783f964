import { registrationsRoutes } from "#shared/registrations/registrations.routes.ts";
import { lambda, listed, Reply, seesDrafts } from "../core/lambda.ts";
import * as decisions from "./decisions.service.ts";
import * as entries from "./entries.service.ts";
import { exportEntries } from "./exports.service.ts";
import { move } from "./move.service.ts";
import * as registrations from "./registrations.service.ts";
import { reopen } from "./reopen.service.ts";

function reply({ repeated, ...answer }: registrations.Registered) {
	return new Reply(answer, { status: repeated ? 200 : answer.registration.status === "waitlisted" ? 202 : 201 });
}

export const handler = lambda(registrationsRoutes, {
	register: async ({ params, caller }) => reply(await registrations.register(caller, params.id)),
	registerForEventClass: async ({ params, body, caller }) =>
		reply(await registrations.registerForEventClass(caller, params, body)),
	registerSquad: ({ params, body, caller }) => registrations.registerSquad(caller, params.id, body),
	eligibility: ({ params, query, caller }) =>
		registrations.eligibility(caller, params.id, query.userId ?? caller.session.userId, query.weight),
	mine: async ({ query, caller }) => listed(await entries.mine(caller, query)),
	mineOfEvent: async ({ params, caller }) => (await entries.mine(caller, { eventId: params.id })).rows,
	cancel: ({ params, query, caller }) => decisions.cancel(caller, params.id, query.reason),
	approve: ({ params, caller }) => decisions.approve(caller, params.id),
	reject: ({ params, body, caller }) => decisions.reject(caller, params.id, body.reason),
	reopen: ({ params, caller }) => reopen(caller, params.id),
	move: ({ params, body, caller }) => move(caller, params.id, body),
	acceptOffer: ({ params, caller }) => decisions.acceptOffer(caller, params.id),
	declineOffer: ({ params, caller }) => decisions.declineOffer(caller, params.id),
	decide: ({ params, body, caller }) => decisions.decide(caller, params.id, body),
	list: async ({ params, query, caller }) => listed(await entries.list(caller, params.id, query)),
	export: ({ params, query, caller }) => exportEntries(caller, params, query),
	availability: ({ params, caller }) => entries.availability(params.id, caller, seesDrafts(caller)),
});
