import type { FactsOf } from "#functions/people/notifications/notices.ts";
import {
	bornGrown,
	createClaimableForTest,
	createClaimForTest,
	createRecordClaimForTest,
} from "../../core/claims.ts";
import { admin, createPersonForTest } from "../../core/people.ts";
import type { AuditedOf, EffectsOf, SamplesOf } from "../../core/samples.ts";
import { one } from "../audited.ts";

export default {
	own: async () => ({}),
	claim: async () => {
		const { claimant, record } = await createClaimableForTest();
		const body = { relation: "self", dateOfBirth: bornGrown };
		return { params: { id: String(record.id) }, body, cookie: claimant.cookie };
	},
	ask: async () => {
		const { claimant } = await createClaimableForTest();
		return { body: { relation: "guardian", name: "Layan Ali" }, cookie: claimant.cookie };
	},
	list: async () => ({}),
	approve: async () => ({
		params: { id: await createRecordClaimForTest() },
		cookie: await admin(),
	}),
	decline: async () => ({
		params: { id: (await createClaimForTest()).id },
		body: { reason: "We know nobody of this name" },
		cookie: (await createPersonForTest({ role: "admin" })).cookie,
	}),
} satisfies SamplesOf<"claims">;

export const audited: AuditedOf<"claims"> = {
	// The audit line is about a new claim or a merge of two people: see claims.test.ts.
	ask: null,
	claim: null,
	approve: null,
	decline: { entityType: "recordClaim", action: "declined", entityId: one },
};

export const effects: EffectsOf<"claims"> = {
	claim: {
		writes: {
			"claimTries if tries": "done",
			"existing user if heldUntil": "done",
			"removed signIn": null,
			"removed session": null,
			"removed user if heldUntil": "busy",
			emailClaim: null,
			"removed searchKey": null,
			"removed facet": null,
			"tally of user (born # -1, fee pending -1, member -1, member since # -1)": null,
			"tally of belt (member.unknown.green-4 -1)": null,
			"checks user if what a session says": null,
			"new merge": "changed_meanwhile",
			personAlias: null,
			"2 × new auditLine": null,
		},
		again: "not_found",
	},
	ask: {
		writes: {
			"new recordClaim": "changed_meanwhile",
			"attempts if failures": null,
			"new auditLine": null,
		},
		again: "writes",
	},
	approve: {
		writes: {
			"existing user if heldUntil": "done",
			"removed signIn": null,
			"removed session": null,
			"existing recordClaim if state": "claim_decided",
			"new notification": "changed_meanwhile",
			"removed user if heldUntil": "busy",
			emailClaim: null,
			"removed searchKey": null,
			"removed facet": null,
			"tally of user (born # -1, fee pending -1, member -1, member since # -1)": null,
			"tally of belt (member.unknown.green-4 -1)": null,
			"checks user if what a session says": null,
			"new merge": "changed_meanwhile",
			personAlias: null,
			"2 × new auditLine": null,
		},
		again: "claim_decided",
	},
	decline: {
		writes: {
			"existing recordClaim if state": "claim_decided",
			"new notification": "changed_meanwhile",
			"new auditLine": null,
		},
		again: "claim_decided",
	},
};

export const facts: Pick<FactsOf, "claim"> = {
	claim: { status: "claimApproved", name: "Layan" },
};
