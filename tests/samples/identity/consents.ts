import { createPersonForTest } from "../../core/people.ts";
import type { SamplesOf } from "../../core/samples.ts";

export default {
	own: async () => ({}),
	answer: async () => ({ body: { purpose: "results", version: 1, language: "en", yes: false } }),
	ofPerson: async () => ({ params: { id: String((await createPersonForTest()).id) } }),
} satisfies SamplesOf<"consents">;
