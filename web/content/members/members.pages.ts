import { definePages } from "../../core/definePages.ts";

export default definePages({
	members: {
		navigation: { folded: "signed in", position: 50, label: { en: "Members", ar: "الأعضاء" } },
		component: "content/members/MembersPage.tsx",
		head: {
			en: {
				title: "Members",
				description: "The members of the federation who want to be listed, by belt and name.",
			},
			ar: {
				title: "الأعضاء",
				description: "أعضاء الاتحاد الراغبون في الظهور، بحسب الحزام والاسم.",
			},
		},
	},
});
