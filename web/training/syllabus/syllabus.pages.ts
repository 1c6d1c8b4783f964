import { definePages } from "../../core/definePages.ts";

export default definePages({
	syllabus: {
		navigation: { folded: "always", position: 77, label: { en: "Belts", ar: "الأحزمة" } },
		component: "training/syllabus/SyllabusPage.tsx",
		head: {
			en: {
				title: "Belt syllabus",
				description: "What each Kyokushin belt is examined in: kihon, kata, kumite and more.",
			},
			ar: {
				title: "منهج الأحزمة",
				description:
					"ما يُختبر فيه المتدرب لكل حزام في الكيوكوشن: الكيهون والكاتا والكوميتيه وغيرها.",
			},
		},
	},
	editSyllabus: {
		component: "training/syllabus/EditSyllabusPage.tsx",
		head: {
			en: { title: "Edit the syllabus", description: "What a rank is examined in." },
			ar: { title: "تعديل منهج الأحزمة", description: "ما يُختبر فيه المتقدم إلى درجة." },
		},
	},
});
