import type { FactsOf } from "#functions/platform/notifications/notices.ts";
import { applicationForTest } from "../../core/applications.ts";
import { createPersonForTest } from "../../core/people.ts";
import type { AuditedOf, SamplesOf } from "../../core/samples.ts";
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

export const facts: Pick<FactsOf, "application"> = {
	application: { status: "coachApproved" },
};
