import { createMergeForTest, createPairForTest } from "../../core/merges.ts";
import { createPeopleForTest } from "../../core/people.ts";
import type { AuditedOf, EffectsOf, SamplesOf } from "../../core/samples.ts";
import { one } from "../audited.ts";

export default {
	pairs: async () => ({}),
	dismiss: async () => ({ params: { id: await createPairForTest() } }),
	async merge() {
		const [survivor, merged] = await createPeopleForTest(2);
		return { body: { keepId: survivor.id, mergeId: merged.id, fields: ["lastName"] } };
	},
	recent: async () => ({}),
	undo: async () => ({ params: { id: (await createMergeForTest()).id } }),
} satisfies SamplesOf<"merges">;

export const audited: AuditedOf<"merges"> = {
	// The audit line belongs to the person who is kept: see merges.test.ts.
	merge: null,
	undo: null,
	dismiss: { entityType: "pair", action: "dismissed", entityId: one },
};

export const effects: EffectsOf<"merges"> = {
	dismiss: {
		writes: { "pair if status": "changed_meanwhile", "new auditLine": null },
		again: "nothing",
	},
	undo: {
		writes: {
			"new user": "changed_meanwhile",
			emailClaim: null,
			searchKey: null,
			facet: null,
			"tally of user (fee pending +1, member +1, member since # +1)": null,
			"tally of belt (member.unknown.white +1)": null,
			"removed personAlias": null,
			"merge if state": "changed_meanwhile",
			"new auditLine": null,
		},
		again: "nothing",
	},
	merge: {
		writes: {
			"existing user if heldUntil": "done",
			"removed signIn": null,
			"removed session": null,
			"removed user if heldUntil": "busy",
			emailClaim: null,
			"removed searchKey": null,
			"removed facet": null,
			"tally of user (fee pending -1, member -1, member since # -1)": null,
			"tally of belt (member.unknown.white -1)": null,
			"checks user if what a session says": null,
			"new merge": "changed_meanwhile",
			personAlias: null,
			"2 × new auditLine": null,
		},
		again: "not_found",
	},
};
