import { createListedForTest } from "../../core/members.ts";
import type { SamplesOf } from "../../core/samples.ts";

export default {
	list: async () => {
		await createListedForTest();
		return { query: { search: "listed", lang: "ar" } };
	},
	count: async () => ({}),
} satisfies SamplesOf<"members">;
