import type { SamplesOf } from "../../core/samples.ts";

export default {
	health: async () => ({}),
	version: async () => ({}),
	live: async () => ({}),
} satisfies SamplesOf<"operation">;
