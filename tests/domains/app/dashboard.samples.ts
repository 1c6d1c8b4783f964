import type { SamplesOf } from "../../core/samples.ts";

export default {
	get: async () => ({}),
	figures: async () => ({}),
} satisfies SamplesOf<"dashboard">;
