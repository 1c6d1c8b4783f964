import { registrationsRoutes } from "#shared/registrations/registrations.routes.ts";
import { actFor, actingFor, sightOf } from "../coaches/authorization.ts";
import { seesDrafts } from "../core/caller.ts";
import { listed, Reply } from "../core/http/answer.ts";
import { lambda } from "../core/http/lambda.ts";
import { exportJudges } from "../judges/judges.export.ts";
import * as decisions from "./decisions.service.ts";
import * as entries from "./entries.service.ts";
import { exportEntries } from "./exports.service.ts";
import { move } from "./move.service.ts";
import { notEntered } from "./not-entered.service.ts";
import * as registrations from "./registrations.service.ts";
import { reopen } from "./reopen.service.ts";

function reply({ repeated, ...answer }: registrations.Registered) {
	return new Reply(answer, { status: repeated ? 200 : answer.registration.status === "waitlisted" ? 202 : 201 });
}

/** Nobody is named: the caller. */
const self = () => undefined;

/** Calls on one person's registrations say whose they are; the others are on the caller's own, or for staff. */
export const handler = lambda(registrationsRoutes, {
	register: actingFor(self, async ({ params, caller }) => reply(await registrations.register(caller, params.id))),
	registerForEventClass: actingFor(
		({ body }) => body.userId,
		async ({ params, body, caller }) => reply(await registrations.registerForEventClass(caller, params, body)),
	),
	registerSquad: ({ params, body, caller }) =>
		registrations.registerSquad((person) => actFor(caller, person), params.id, body),
	eligibility: actingFor(
		({ query }) => query.userId,
		({ params, query, caller }) => registrations.eligibility(caller, params.id, query.weight),
	),
	notEntered: ({ caller }) => notEntered(caller),
	mine: async ({ query, caller }) => listed(await entries.mine(caller, query)),
	ofPerson: actingFor(
		({ params }) => params.id,
		async ({ query, caller }) => listed(await entries.ofPerson(caller, query)),
	),
	mineOfEvent: async ({ params, caller }) => (await entries.mine(caller, { eventId: params.id })).rows,
	cancel: actingFor(
		({ params }) => params.id.userId,
		({ params, query, caller }) => decisions.cancel(caller, params.id, query.reason),
	),
	approve: ({ params, caller }) => decisions.approve(caller, params.id),
	reject: ({ params, body, caller }) => decisions.reject(caller, params.id, body.reason),
	reopen: ({ params, caller }) => reopen(caller, params.id),
	move: ({ params, body, caller }) => move(caller, params.id, body),
	acceptOffer: actingFor(
		({ params }) => params.id.userId,
		({ params, caller }) => decisions.acceptOffer(caller, params.id),
	),
	declineOffer: actingFor(
		({ params }) => params.id.userId,
		({ params, caller }) => decisions.declineOffer(caller, params.id),
	),
	decide: ({ params, body, caller }) => decisions.decide(caller, params.id, body),
	list: async ({ params, query, caller }) => listed(await entries.list(sightOf(caller), params.id, query)),
	export: ({ params, query, caller }) =>
		params.name.startsWith("judges")
			? exportJudges(caller, params, query.lang)
			: exportEntries(caller, params, { ...query, sight: sightOf(caller) }),
	availability: ({ params, caller }) => entries.availability(params.id, caller, seesDrafts(caller)),
});
