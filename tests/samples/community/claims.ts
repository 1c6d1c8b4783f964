import type { FactsOf } from "#functions/platform/notifications/notices.ts";
import {
	bornGrown,
	createClaimableForTest,
	createClaimForTest,
	createRecordClaimForTest,
} from "../../core/claims.ts";
import { admin, createPersonForTest } from "../../core/people.ts";
import type { AuditedOf, SamplesOf } from "../../core/samples.ts";
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

export const facts: Pick<FactsOf, "claim"> = {
	claim: { status: "claimApproved", name: "Layan" },
};
