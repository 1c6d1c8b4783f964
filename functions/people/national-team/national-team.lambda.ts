import { isStaff } from "#shared/core/access.ts";
import { nationalTeamRoutes } from "#shared/people/national-team/national-team.routes.ts";
import type { Caller } from "../../core/caller.ts";
import { replyWithPage } from "../../core/http/answer.ts";
import { lambda } from "../../core/http/lambda.ts";
import { writeHandlers } from "../../core/records/recordHandlers.ts";
import { athleteRecords, listAthletes, readAthlete } from "./national-team.service.ts";

const reader = ({ session, now }: Caller) => ({ staff: isStaff(session), now });

export const handler = lambda(nationalTeamRoutes, {
	list: async ({ query, caller }) => replyWithPage(await listAthletes(query, reader(caller))),
	get: ({ params, caller }) => readAthlete(params.id, reader(caller)),
	...writeHandlers(athleteRecords, ({ params, caller }) => readAthlete(params.id, reader(caller))),
});
