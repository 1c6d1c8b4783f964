import { definePages } from "../../core/definePages.ts";

export default definePages({
	membership: {
		component: "people/memberships/staff/MembershipPage.tsx",
		head: {
			en: {
				title: "Membership fees",
				description: "Who has paid, who owes, and every payment with its receipt.",
			},
			ar: { title: "رسوم العضوية", description: "من دفع، ومن عليه رسوم، وكل دفعة مع إيصالها." },
		},
	},
});
