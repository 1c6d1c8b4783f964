import { definePages } from "../../core/definePages.ts";

export default definePages({
	student: {
		component: "training/students/StudentPage.tsx",
		head: {
			en: {
				title: "Student",
				description: "A student's particulars, belts, classes and registrations.",
			},
			ar: { title: "الطالب", description: "بيانات الطالب وأحزمته وحصصه وتسجيلاته." },
		},
	},
});
