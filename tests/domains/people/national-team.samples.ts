import { athleteForTest } from "../../core/national-team.ts";
import type { AuditedOf, EffectsOf, OthersOf, SamplesOf } from "../../core/samples.ts";
import { made, one } from "../audited.ts";
import { created } from "../records.ts";

export default {
	list: async () => ({}),
	get: async () => ({ params: await created("/national-team", athleteForTest()) }),
	create: async () => ({ body: athleteForTest() }),
	update: async () => ({
		params: await created("/national-team", athleteForTest()),
		body: { ...athleteForTest({ nameEn: "Huda Other" }), version: 1 },
	}),
	remove: async () => ({ params: await created("/national-team", athleteForTest()) }),
} satisfies SamplesOf<"national-team">;

export const audited: AuditedOf<"national-team"> = {
	create: { entityType: "athlete", action: "created", entityId: made },
	update: { entityType: "athlete", action: "updated", entityId: one },
	remove: { entityType: "athlete", action: "deleted", entityId: one },
};

export const others: OthersOf<"national-team"> = {
	create: { nameEn: "Another" },
	update: { nameEn: "Another" },
};

export const effects: EffectsOf<"national-team"> = {
	create: {
		writes: { "new athlete": "changed_meanwhile", "new auditLine": null },
		again: "writes",
	},
	update: {
		writes: { "athlete if version": "changed_meanwhile", "new auditLine": null },
		again: "changed_meanwhile",
	},
	remove: {
		writes: { "removed athlete if version": "changed_meanwhile", "new auditLine": null },
		again: "not_found",
	},
};
