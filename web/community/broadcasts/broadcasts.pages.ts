import { definePages } from "../../core/definePages.ts";

export default definePages({
	broadcasts: {
		component: "community/broadcasts/BroadcastsPage.tsx",
		head: {
			en: {
				title: "Announcements",
				description: "Messages to members, students, entrants or who owes a fee.",
			},
			ar: {
				title: "الرسائل الجماعية",
				description: "رسائل إلى الأعضاء أو الطلاب أو المسجّلين أو من عليهم رسوم.",
			},
		},
	},
});
