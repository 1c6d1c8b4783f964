import type { SamplesOf } from "../../core/samples.ts";

export default {
	list: async () => ({ query: { limit: "5" } }),
	sealed: async () => ({}),
	export: async () => ({ query: { entityType: "news" } }),
	workbook: async () => ({ query: { entityType: "news" } }),
} satisfies SamplesOf<"audit">;
