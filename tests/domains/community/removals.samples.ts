import { call } from "../../core/api.ts";
import { createPersonForTest } from "../../core/people.ts";
import type { AuditedOf, EffectsOf, SamplesOf } from "../../core/samples.ts";
import { one } from "../audited.ts";

/** A person whose deletion has started. */
async function removed() {
	const { cookie } = await createPersonForTest({ role: "super-admin" });
	const id = String((await createPersonForTest()).id);
	await call("DELETE", `/users/${id}`, { cookie });
	return { id };
}

export default {
	remove: async () => ({ params: { id: String((await createPersonForTest()).id) } }),
	progress: async () => ({ params: await removed() }),
	preview: async () => ({ params: { id: String((await createPersonForTest()).id) } }),
} satisfies SamplesOf<"removals">;

export const audited: AuditedOf<"removals"> = {
	remove: { entityType: "user", action: "deleted", entityId: one },
};

export const effects: EffectsOf<"removals"> = {
	remove: {
		writes: {
			"existing user if heldUntil": "done",
			"removed signIn": null,
			"removed session": null,
			"removed user if heldUntil": "busy",
			"removed emailClaim": null,
			"removed searchKey": null,
			"removed facet": null,
			"tally of user (fee pending -1, member -1, member since # -1)": null,
			"tally of belt (member.unknown.white -1)": null,
			"new removal": "changed_meanwhile",
			"tally of removal (left # +1)": null,
			"new outbox": "changed_meanwhile",
			"new auditLine": null,
		},
		again: "nothing",
	},
};
