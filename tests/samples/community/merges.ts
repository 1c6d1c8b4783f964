import { createMergeForTest, createPairForTest } from "../../core/merges.ts";
import { createPeopleForTest } from "../../core/people.ts";
import type { SamplesOf } from "../../core/samples.ts";

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
