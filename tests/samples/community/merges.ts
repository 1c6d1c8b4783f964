import { createMergeForTest, createPairForTest } from "../../core/merges.ts";
import { createPeopleForTest } from "../../core/people.ts";
import type { AuditedOf, SamplesOf } from "../../core/samples.ts";
import { one } from "../audited.ts";

export default {
	pairs: async () => ({}),
	dismiss: async () => ({ params: { id: await createPairForTest() } }),
	async merge() {
		const [kept, gone] = await createPeopleForTest(2);
		return { body: { keepId: kept.id, mergeId: gone.id, fields: ["lastName"] } };
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
