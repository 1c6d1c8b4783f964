import { definePages } from "../../core/definePages.ts";

export default definePages({
	importMembers: {
		component: "community/imports/ImportPage.tsx",
		head: {
			en: {
				title: "Import members",
				description: "Members from an Excel or CSV file, looked at row by row.",
			},
			ar: {
				title: "استيراد الأعضاء",
				description: "إضافة الأعضاء من ملف بعد مراجعة كل صف، مع إمكانية التراجع.",
			},
		},
	},
});
