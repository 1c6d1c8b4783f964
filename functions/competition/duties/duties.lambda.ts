import { dutiesRoutes } from "#shared/competition/duties/duties.routes.ts";
import { lambda } from "../../core/http/lambda.ts";
import { claimDuty, giveDuty, listDuties, listOwnDuties, revokeDuty } from "./duties.service.ts";

export const handler = lambda(dutiesRoutes, {
	list: ({ params, caller }) => listDuties(caller, params.id),
	give: ({ params, body, caller }) => giveDuty(caller, params.id, body),
	revoke: ({ params, caller }) => revokeDuty(caller, params),
	claim: ({ body, caller }) => claimDuty(caller, body),
	own: ({ caller }) => listOwnDuties(caller),
});
