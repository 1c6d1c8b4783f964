import { createPersonForTest } from "../../core/people.ts";
import type { AuditedOf, EffectsOf, SamplesOf } from "../../core/samples.ts";
import { ownAddress } from "../../core/wire.ts";

export default {
	list: async () => ({}),
	contact: async () => ({
		params: { id: String((await createPersonForTest({ role: "coach" })).id) },
		address: ownAddress(),
		body: { name: "Reem", email: "reem@test.example", message: "May I come to a class?" },
	}),
} satisfies SamplesOf<"coaches">;

export const audited: AuditedOf<"coaches"> = {
	// Called by visitors: see coaches.test.ts and applications.test.ts.
	contact: null,
};

export const effects: EffectsOf<"coaches"> = {
	contact: {
		writes: {
			"attempts if expiresAt, failures": null,
			"new outbox": "changed_meanwhile",
			"new auditLine": null,
		},
		again: "writes",
	},
};
