import { claimsRoutes } from "#shared/claims/claims.routes.ts";
import { listed } from "../core/http/answer.ts";
import { lambda } from "../core/http/lambda.ts";
import { ask, claim } from "./claim-record.ts";
import { approve, decline, list, own } from "./claims.service.ts";

export const handler = lambda(claimsRoutes, {
	own: ({ caller }) => own(caller),
	claim: ({ params, body, caller }) => claim(caller, params.id, body),
	ask: ({ body, caller }) => ask(caller, body),
	list: async ({ query, caller }) => listed(await list(caller, query)),
	approve: ({ params, body, caller }) => approve(caller, params.id, body.recordId),
	decline: ({ params, body, caller }) => decline(caller, params.id, body.reason),
});
