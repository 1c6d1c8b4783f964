import { createMessageForTest } from "../../core/contact.ts";
import { createPersonForTest } from "../../core/people.ts";
import type { AuditedOf, EffectsOf, OthersOf, SamplesOf } from "../../core/samples.ts";
import { ownAddress } from "../../core/wire.ts";
import { one } from "../audited.ts";

export default {
	send: async () => ({
		address: ownAddress(),
		body: { name: "Reem", email: "reem@test.example", message: "When do beginners train?" },
	}),
	list: async () => ({ query: { status: "open", limit: "5" } }),
	get: async () => ({ params: { id: (await createMessageForTest()).id } }),
	answer: async () => ({
		params: { id: (await createMessageForTest()).id },
		body: { text: "On Sundays at six.", version: 1 },
	}),
	assign: async () => ({
		params: { id: (await createMessageForTest()).id },
		body: { userId: (await createPersonForTest({ role: "admin" })).id, version: 1 },
	}),
	mark: async () => ({
		params: { id: (await createMessageForTest()).id },
		body: { status: "done", version: 1 },
	}),
} satisfies SamplesOf<"contact">;

export const audited: AuditedOf<"contact"> = {
	send: null,
	answer: {
		entityType: "contactMessage",
		action: "answered",
		entityId: one,
	},
	assign: { entityType: "contactMessage", action: "taken_on", entityId: one },
	mark: { entityType: "contactMessage", action: "done", entityId: one },
};

export const others: OthersOf<"contact"> = {
	send: { message: "Another message" },
};

export const effects: EffectsOf<"contact"> = {
	send: {
		writes: {
			"attempts if expiresAt, failures": null,
			"new outbox": "changed_meanwhile",
			"new contactMessage": "changed_meanwhile",
			"new auditLine": null,
		},
		again: "writes",
	},
	answer: {
		writes: {
			"contactMessage if version": "changed_meanwhile",
			"new outbox": "changed_meanwhile",
			"new auditLine": null,
		},
		again: "changed_meanwhile",
	},
	assign: {
		writes: { "contactMessage if version": "changed_meanwhile", "new auditLine": null },
		again: "nothing",
	},
	mark: {
		writes: { "contactMessage if version": "changed_meanwhile", "new auditLine": null },
		again: "nothing",
	},
};
