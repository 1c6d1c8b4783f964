import { familiesRoutes } from "#shared/people/families/families.routes.ts";
import { Reply } from "../../core/http/answer.ts";
import { editRecord, lambda } from "../../core/http/lambda.ts";
import { listGuardianActs } from "./acts.ts";
import { actingFor } from "./authorization.ts";
import { addChild, readOwnFamily, updateChild } from "./families.service.ts";
import {
	acceptInvitation,
	declineInvitation,
	endOwnGuardianship,
	inviteGuardian,
	listSentInvitations,
	withdrawInvitation,
} from "./guardians.service.ts";
import { changeGuardianship, listGuardians } from "./guardianships.service.ts";

/**
 * `invite`, `sentInvitations`, `withdrawInvitation` and `ofChild` check that the caller may act for
 * the child; the other routes work on the caller's own links and invitations.
 */
export const handler = lambda(familiesRoutes, {
	mine: ({ caller }) => readOwnFamily(caller),
	acts: ({ caller }) => listGuardianActs(caller),
	add: ({ body, caller }) => addChild(caller, body),
	update: editRecord(
		async ({ params, caller }) =>
			(await readOwnFamily(caller)).children.find(({ id }) => id === params.id),
		({ params, body, caller }) => updateChild(caller, params.id, body),
	),
	leave: ({ params, caller }) => endOwnGuardianship(caller, params.id),
	invite: actingFor(
		"inviteGuardian",
		({ params }) => params.id,
		async ({ body, caller }) => {
			await inviteGuardian(caller, body.email);
			return new Reply(undefined, { status: 202 });
		},
	),
	sentInvitations: actingFor(
		"inviteGuardian",
		({ params }) => params.id,
		({ caller }) => listSentInvitations(caller),
	),
	withdrawInvitation: actingFor(
		"inviteGuardian",
		({ params }) => params.id,
		({ body, caller }) => withdrawInvitation(caller, body.email),
	),
	accept: ({ params, body, caller }) => acceptInvitation(caller, params.id, body.capacity),
	decline: ({ params, caller }) => declineInvitation(caller, params.id),
	ofChild: actingFor(
		"seeGuardians",
		({ params }) => params.id,
		({ caller }) => listGuardians(caller),
	),
	change: ({ params, body, caller }) => changeGuardianship(caller, params, body),
});
