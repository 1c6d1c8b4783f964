import * as z from "zod/mini";
import { routes } from "../../core/http/route.ts";
import { Reason } from "../../core/reason.ts";
import {
	Approval,
	BirthDateClaim,
	Claim,
	ClaimOutcome,
	ClaimParams,
	ClaimRequest,
	ClaimsQuery,
	OwnClaim,
	OwnClaims,
	RecordParams,
} from "./claims.schema.ts";

export const claimsRoutes = routes({
	own: {
		method: "GET",
		path: "/me/claims",
		access: "signedIn",
		summary: "Records with an address of the caller's mailbox, and the caller's claims",
		response: OwnClaims,
		requests: 24,
	},
	claim: {
		method: "POST",
		path: "/me/claims/records/{id}",
		access: "signedIn",
		summary:
			"Claim a record of the caller's mailbox by its birth date; after five wrong dates staff decide",
		params: RecordParams,
		body: BirthDateClaim,
		response: ClaimOutcome,
		requests: 36,
	},
	ask: {
		method: "POST",
		path: "/me/claims",
		access: "signedIn",
		summary: "Ask staff to find a record that the caller's mailbox does not match",
		body: ClaimRequest,
		response: OwnClaim,
		status: 201,
		requests: 9,
	},
	list: {
		method: "GET",
		path: "/claims",
		access: "coachOrAdmin",
		summary: "Pending claims, oldest first: all for staff, those of their students for coaches",
		query: ClaimsQuery,
		response: z.array(Claim),
		cursor: true,
		requests: 6,
	},
	approve: {
		method: "POST",
		path: "/claims/{id}/approve",
		access: "coachOrAdmin",
		givesLastingAccess: true,
		summary: "Merge a claimed record into the claimant's account, if they claim to be that person",
		params: ClaimParams,
		body: Approval,
		status: 204,
		requests: 34,
	},
	decline: {
		method: "POST",
		path: "/claims/{id}/decline",
		access: "coachOrAdmin",
		summary: "Decline a claim and notify the claimant",
		params: ClaimParams,
		body: Reason,
		status: 204,
		requests: 12,
	},
});
