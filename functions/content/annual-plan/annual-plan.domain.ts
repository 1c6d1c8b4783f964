import { defineDomain, publicRecords, recordRights } from "../../core/domain.ts";

export const annualPlanDomain = defineDomain({
	permissions: recordRights("annualPlan"),
	audited: { annualPlan: "superAdmins" },
	entities: {
		annualPlan: { ...publicRecords, pages: true },
	},
});
