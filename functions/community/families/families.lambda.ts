import { familiesRoutes } from "#shared/community/families/families.routes.ts";
import { Reply } from "../../core/http/answer.ts";
import { editRecord, lambda } from "../../core/http/lambda.ts";
import { listGuardianActs } from "./acts.ts";
import { actingFor } from "./authorization.ts";
import * as families from "./families.service.ts";
import * as guardians from "./guardians.service.ts";
import * as guardianships from "./guardianships.service.ts";

/**
 * `invite`, `sentInvitations`, `withdrawInvitation` and `ofChild` check that the caller may act for
 * the child; the other routes work on the caller's own links and invitations.
 */
export const handler = lambda(familiesRoutes, {
	mine: ({ caller }) => families.mine(caller),
	acts: ({ caller }) => listGuardianActs(caller),
	add: ({ body, caller }) => families.add(caller, body),
	update: editRecord(
		async ({ params, caller }) =>
			(await families.mine(caller)).children.find(({ id }) => id === params.id),
		({ params, body, caller }) => families.update(caller, params.id, body),
	),
	leave: ({ params, caller }) => guardians.leave(caller, params.id),
	invite: actingFor(
		"inviteGuardian",
		({ params }) => params.id,
		async ({ body, caller }) => {
			await guardians.invite(caller, body.email);
			return new Reply(undefined, { status: 202 });
		},
	),
	sentInvitations: actingFor(
		"inviteGuardian",
		({ params }) => params.id,
		({ caller }) => guardians.sentInvitations(caller),
	),
	withdrawInvitation: actingFor(
		"inviteGuardian",
		({ params }) => params.id,
		({ body, caller }) => guardians.withdrawInvitation(caller, body.email),
	),
	accept: ({ params, body, caller }) => guardians.accept(caller, params.id, body.capacity),
	decline: ({ params, caller }) => guardians.decline(caller, params.id),
	ofChild: actingFor(
		"seeGuardians",
		({ params }) => params.id,
		({ caller }) => guardianships.ofChild(caller),
	),
	change: ({ params, body, caller }) => guardianships.change(caller, params, body),
});
