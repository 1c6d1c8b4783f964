import type { TrainingClassId } from "#shared/core/ids.ts";
import type { TrainingClassPage } from "#shared/training/training-classes/training-classes.schema.ts";
import { definePages, defineSubject } from "../../core/definePages.ts";
import { classPageKey } from "./classKeys.ts";

export default definePages({
	classList: {
		component: "training/training-classes/list/ClassListPage.tsx",
		head: {
			en: { title: "Class list", description: "Who is in a class, to be printed." },
			ar: { title: "قائمة الحصة", description: "قائمة المسجّلين في الحصة للطباعة." },
		},
	},
	trainingClass: {
		subject: defineSubject<TrainingClassPage>({
			key: (id) => classPageKey(id as TrainingClassId),
			head: (one, locale) =>
				locale === "ar"
					? { title: one.titleAr || one.title, description: one.descriptionAr ?? "" }
					: { title: one.title, description: one.description ?? "" },
		}),
		component: "training/training-classes/page/TrainingClassPage.tsx",
		head: {
			en: {
				title: "Training class",
				description: "A training class: hours, dojo, coach and places.",
			},
			ar: { title: "حصة تدريب", description: "حصة تدريب: موعدها ومكانها ومدربها وأماكنها." },
		},
	},
	classes: {
		navigation: { position: 6, label: { en: "Classes", ar: "حصص التدريب" } },
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
