import { claimsRoutes } from "#shared/community/claims/claims.routes.ts";
import { replyWithPage } from "../../core/http/answer.ts";
import { lambda } from "../../core/http/lambda.ts";
import { claimRecord, requestClaim } from "./claim-record.ts";
import * as claims from "./claims.service.ts";

export const handler = lambda(claimsRoutes, {
	own: ({ caller }) => claims.findOwnClaims(caller),
	claim: ({ params, body, caller }) => claimRecord(caller, params.id, body),
	ask: ({ body, caller }) => requestClaim(caller, body),
	list: async ({ query, caller }) => replyWithPage(await claims.list(caller, query)),
	approve: ({ params, body, caller }) => claims.approve(caller, params.id, body.recordId),
	decline: ({ params, body, caller }) => claims.decline(caller, params.id, body.reason),
});
