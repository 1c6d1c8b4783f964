import { applicationForTest } from "../../core/applications.ts";
import { createPersonForTest } from "../../core/people.ts";
import type { SamplesOf } from "../../core/samples.ts";
import { ownAddress } from "../../core/wire.ts";

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
		query: { reason: "The certificate is missing." },
	}),
} satisfies SamplesOf<"applications">;
