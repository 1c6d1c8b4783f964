import { definePages } from "../../core/definePages.ts";

export default definePages({
	judges: {
		navigation: { folded: "signed in", position: 60, label: { en: "Judges", ar: "الحكام" } },
		component: "competition/judges/JudgesPage.tsx",
		head: {
			en: {
				title: "Judges",
				description: "The federation's active judges, their levels, belts and specializations.",
			},
			ar: { title: "الحكام", description: "حكام الاتحاد النشطون ومستوياتهم وأحزمتهم وتخصصاتهم." },
		},
	},
});
