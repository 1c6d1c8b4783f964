import { definePages } from "../../core/definePages.ts";

export default definePages({
	grading: {
		component: "competition/gradings/GradingPage.tsx",
		head: {
			en: { title: "Grading", description: "Candidates, decisions and results of a grading." },
			ar: { title: "اختبار الأحزمة", description: "المتقدمون إلى الاختبار والقرارات والنتائج." },
		},
	},
	gradingMarks: {
		component: "competition/gradings/marks/MarksPage.tsx",
		head: {
			en: { title: "Marks", description: "The marks that an examiner gives at a grading." },
			ar: { title: "العلامات", description: "العلامات التي يسجلها الممتحن في اختبار الأحزمة." },
		},
	},
});
