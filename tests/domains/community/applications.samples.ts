import type { FactsOf } from "#functions/people/notifications/notices.ts";
import { applicationForTest } from "../../core/applications.ts";
import { createPersonForTest } from "../../core/people.ts";
import type { AuditedOf, EffectsOf, SamplesOf } from "../../core/samples.ts";
import { ownAddress } from "../../core/wire.ts";
import { one } from "../audited.ts";

/** A pending coach. */
const applied = async () => ({
	id: String((await createPersonForTest({ role: "coach", isApproved: false })).id),
});

export default {
	apply: async () => ({ address: ownAddress(), body: applicationForTest() }),
	list: async () => ({}),
	approve: async () => ({ params: await applied() }),
	approveToo: async () => ({ params: await applied() }),
	reject: async () => ({
		params: await applied(),
		body: { reason: "The certificate is missing." },
	}),
} satisfies SamplesOf<"applications">;

export const audited: AuditedOf<"applications"> = {
	apply: null,
	approve: { entityType: "user", action: "coach_approved", entityId: one },
	approveToo: {
		entityType: "user",
		action: "coach_approved",
		entityId: one,
	},
	reject: {
		entityType: "user",
		action: "application_rejected",
		entityId: one,
	},
};

export const effects: EffectsOf<"applications"> = {
	apply: {
		writes: {
			"attempts if expiresAt, failures": null,
			signIn: null,
			"new user": "changed_meanwhile",
			"new emailClaim": "done",
			searchKey: null,
			facet: null,
			"tally of user (pending coach +1)": null,
			"new outbox": "changed_meanwhile",
			"new auditLine": null,
			"removed signIn": null,
		},
		again: "writes",
	},
	approve: {
		writes: {
			"existing user if heldUntil": "done",
			"existing user if what it is found by, heldUntil": "busy",
			searchKey: null,
			facet: null,
			"removed facet": null,
			"new notification": "changed_meanwhile",
			"tally of user (coach +1, fee pending +1, pending coach -1)": null,
			"tally of belt (coach.unknown.white +1)": null,
			"new auditLine": null,
			"existing session": null,
		},
		again: "writes",
	},
	approveToo: {
		writes: {
			"existing user if heldUntil": "done",
			"existing user if what it is found by, heldUntil": "busy",
			searchKey: null,
			facet: null,
			"removed facet": null,
			"new notification": "changed_meanwhile",
			"tally of user (coach +1, fee pending +1, pending coach -1)": null,
			"tally of belt (coach.unknown.white +1)": null,
			"new auditLine": null,
			"existing session": null,
		},
		again: "writes",
	},
	reject: {
		writes: {
			"existing user if heldUntil": "done",
			"removed signIn": null,
			"removed session": null,
			"removed user if heldUntil": "busy",
			"removed emailClaim": null,
			"removed searchKey": null,
			"removed facet": null,
			"tally of user (pending coach -1)": null,
			"new removal": "changed_meanwhile",
			"new outbox": "changed_meanwhile",
			"new auditLine": null,
		},
		again: "not_found",
	},
};

export const facts: Pick<FactsOf, "application"> = {
	application: { status: "coachApproved" },
};
