import { definePages } from "../../core/definePages.ts";

export default definePages({
	audit: {
		component: "app/audit/AuditPage.tsx",
		head: {
			en: { title: "Audit log", description: "Who changed what, and when." },
			ar: { title: "سجل التغييرات", description: "من غيّر ماذا ومتى." },
		},
	},
});
