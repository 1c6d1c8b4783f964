import type { SamplesOf } from "../../core/samples.ts";

const period = { from: "2026-01", to: "2026-12" };

export default {
	read: async () => ({ query: period }),
	file: async () => ({ query: { ...period, section: "attendance", lang: "ar" } }),
} satisfies SamplesOf<"reports">;
