import { definePages } from "../../core/definePages.ts";

export default definePages({
	claim: {
		component: "community/claims/ClaimPage.tsx",
		head: {
			en: {
				title: "My record at the federation",
				description: "Join a record in the books with your account.",
			},
			ar: { title: "سجلي لدى الاتحاد", description: "اربط سجلك لدى الاتحاد بحسابك." },
		},
	},
	claims: {
		component: "community/claims/ClaimsPage.tsx",
		head: {
			en: {
				title: "Record claims",
				description: "People who say that one of our records is theirs.",
			},
			ar: { title: "طلبات ربط السجلات", description: "من يذكرون أن سجلًا لدى الاتحاد يعود إليهم." },
		},
	},
});
