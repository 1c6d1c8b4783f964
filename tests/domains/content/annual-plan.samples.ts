import type { AuditedOf, EffectsOf, OthersOf, SamplesOf } from "../../core/samples.ts";
import { made, one } from "../audited.ts";
import { created } from "../records.ts";

const month = {
	year: 2031,
	month: 3,
	titleEn: "Basics",
	titleAr: "الأساسيات",
	activities: ["Kihon", "Kata"],
	goals: ["Grading"],
};

export default {
	list: async () => ({ query: { year: "2031" } }),
	listYear: async () => ({ params: { id: "2031" } }),
	create: async () => ({ body: month }),
	update: async () => ({
		params: await created("/annual-plan", month),
		body: { ...month, month: 4, version: 1 },
	}),
	remove: async () => ({ params: await created("/annual-plan", month) }),
} satisfies SamplesOf<"annual-plan">;

export const audited: AuditedOf<"annual-plan"> = {
	create: { entityType: "annualPlan", action: "created", entityId: made },
	update: { entityType: "annualPlan", action: "updated", entityId: one },
	remove: { entityType: "annualPlan", action: "deleted", entityId: one },
};

export const others: OthersOf<"annual-plan"> = {
	create: { titleEn: "Another" },
	update: { titleEn: "Another" },
};

export const effects: EffectsOf<"annual-plan"> = {
	create: {
		writes: { "new annualPlan": "changed_meanwhile", "new auditLine": null },
		again: "writes",
	},
	update: {
		writes: { "annualPlan if version": "changed_meanwhile", "new auditLine": null },
		again: "changed_meanwhile",
	},
	remove: {
		writes: { "removed annualPlan if version": "changed_meanwhile", "new auditLine": null },
		again: "not_found",
	},
};
