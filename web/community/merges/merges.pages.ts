import { definePages } from "../../core/definePages.ts";

export default definePages({
	duplicates: {
		component: "community/merges/DuplicatesPage.tsx",
		head: {
			en: {
				title: "Duplicates",
				description: "People who may be there twice, and those who were merged.",
			},
			ar: {
				title: "السجلات المكررة",
				description: "أشخاص قد يكونون مسجّلين مرتين، وما دُمج من سجلات.",
			},
		},
	},
});
