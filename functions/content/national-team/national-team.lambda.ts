import { nationalTeamRoutes } from "#shared/content/national-team/national-team.routes.ts";
import { isStaff } from "#shared/core/access.ts";
import type { Caller } from "../../core/caller.ts";
import { replyWithPage } from "../../core/http/answer.ts";
import { editRecord, lambda } from "../../core/http/lambda.ts";
import {
	createAthlete,
	listAthletes,
	readAthlete,
	removeAthlete,
	updateAthlete,
} from "./national-team.service.ts";

const reader = ({ session, now }: Caller) => ({ staff: isStaff(session), now });

export const handler = lambda(nationalTeamRoutes, {
	list: async ({ query, caller }) => replyWithPage(await listAthletes(query, reader(caller))),
	get: ({ params, caller }) => readAthlete(params.id, reader(caller)),
	create: ({ body, caller }) => createAthlete(caller, body),
	update: editRecord(
		({ params, caller }) => readAthlete(params.id, reader(caller)),
		({ params, body, caller }) => updateAthlete(caller, params.id, body),
	),
	remove: ({ params, caller }) => removeAthlete(caller, params.id),
});
