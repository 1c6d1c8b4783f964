import { claimsRoutes } from "#shared/community/claims/claims.routes.ts";
import { replyWithPage } from "../../core/http/answer.ts";
import { lambda } from "../../core/http/lambda.ts";
import { claimRecord, requestClaim } from "./claim-record.ts";
import { approveClaim, declineClaim, findOwnClaims, listClaims } from "./claims.service.ts";

export const handler = lambda(claimsRoutes, {
	own: ({ caller }) => findOwnClaims(caller),
	claim: ({ params, body, caller }) => claimRecord(caller, params.id, body),
	ask: ({ body, caller }) => requestClaim(caller, body),
	list: async ({ query, caller }) => replyWithPage(await listClaims(caller, query)),
	approve: ({ params, body, caller }) => approveClaim(caller, params.id, body.recordId),
	decline: ({ params, body, caller }) => declineClaim(caller, params.id, body.reason),
});
