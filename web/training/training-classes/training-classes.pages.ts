import { definePages } from "../../core/definePages.ts";

export default definePages({
	classList: {
		component: "training/training-classes/list/ClassListPage.tsx",
		head: {
			en: { title: "Class list", description: "Who is in a class, to be printed." },
			ar: { title: "قائمة الحصة", description: "قائمة المسجّلين في الحصة للطباعة." },
		},
	},
	classes: {
		navigation: { position: 12, label: { en: "Classes", ar: "حصص التدريب" } },
		component: "training/training-classes/ClassesPage.tsx",
		head: {
			en: {
				title: "Training classes",
				description: "When and where we train: the week's classes, dojo by dojo.",
			},
			ar: { title: "حصص التدريب", description: "مواعيد التدريب وأماكنه: حصص الأسبوع في كل دوجو." },
		},
	},
});
