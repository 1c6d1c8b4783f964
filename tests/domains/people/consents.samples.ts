import { createPersonForTest } from "../../core/people.ts";
import type { AuditedOf, EffectsOf, SamplesOf } from "../../core/samples.ts";
import { oneself } from "../audited.ts";

export default {
	own: async () => ({}),
	answer: async () => ({ body: { purpose: "results", version: 1, language: "en", yes: false } }),
	ofPerson: async () => ({ params: { id: String((await createPersonForTest()).id) } }),
} satisfies SamplesOf<"consents">;

export const audited: AuditedOf<"consents"> = {
	answer: { entityType: "user", action: "consent", entityId: oneself },
};

export const effects: EffectsOf<"consents"> = {
	answer: {
		writes: {
			"attempts if expiresAt, failures": null,
			"new consent": null,
			"existing user if what it is found by, updatedAt": null,
			"new outbox": null,
			"new auditLine": null,
		},
		again: "writes",
	},
};
