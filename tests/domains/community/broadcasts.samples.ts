import type { FactsOf } from "#functions/people/notifications/notices.ts";
import { broadcastForTest } from "../../core/broadcasts.ts";
import { admin, createPersonForTest } from "../../core/people.ts";
import type { AuditedOf, EffectsOf, OthersOf, SamplesOf } from "../../core/samples.ts";
import { made } from "../audited.ts";

export default {
	list: async () => ({ query: { limit: "5" } }),
	preview: async () => ({ cookie: await admin(), body: await broadcastForTest() }),
	// A new person, because announcements are limited per person and audit lines are counted.
	send: async () => ({
		cookie: (await createPersonForTest({ role: "admin" })).cookie,
		body: await broadcastForTest(),
	}),
} satisfies SamplesOf<"broadcasts">;

export const audited: AuditedOf<"broadcasts"> = {
	send: { entityType: "broadcast", action: "sent", entityId: made },
	// Not audited, because the call only reads.
	preview: null,
};

export const others: OthersOf<"broadcasts"> = {
	send: { titleEn: "Another" },
};

export const effects: EffectsOf<"broadcasts"> = {
	preview: { writes: { "attempts if expiresAt, failures": null }, again: "writes" },
	send: {
		writes: {
			"attempts if expiresAt, failures": null,
			"new broadcast": "changed_meanwhile",
			"attempts if failures": null,
			"new auditLine": null,
		},
		again: "writes",
	},
};

export const facts: Pick<FactsOf, "broadcast"> = {
	broadcast: {
		titleEn: "Summer",
		titleAr: "صيف",
		messageEn: "We meet.",
		messageAr: "نلتقي.",
		isMailed: true,
		step: "",
	},
};
