import { definePages } from "../../core/definePages.ts";

export default definePages({
	people: {
		component: "community/people/PeoplePage.tsx",
		head: {
			en: {
				title: "People",
				description: "Everybody in the federation, found and filtered by staff.",
			},
			ar: { title: "الأشخاص", description: "جميع من في الاتحاد، بالبحث والتصفية، لفريق الإدارة." },
		},
	},
	person: {
		component: "community/people/page/PersonPage.tsx",
		head: {
			en: { title: "Person", description: "Somebody's record, and what staff can do with it." },
			ar: { title: "ملف الشخص", description: "بيانات الشخص وما يمكن للإدارة فعله بها." },
		},
	},
});
