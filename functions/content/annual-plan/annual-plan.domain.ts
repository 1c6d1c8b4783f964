import { defineDomain } from "../../core/domain.ts";

export const annualPlanDomain = defineDomain({
	permissions: {
		http: true,
		writes: ["annualPlan", "repeat"],
		audits: true,
		counts: ["annualPlan"],
	},
	audited: { annualPlan: "superAdmins" },
	entities: {
		annualPlan: {
			dataClass: "public",
			backup: true,
			stream: "pictures",
			pages: true,
			personalData: null,
			export: null,
		},
	},
});
