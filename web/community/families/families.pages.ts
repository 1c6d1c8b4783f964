import { definePages } from "../../core/definePages.ts";

export default definePages({
	family: {
		component: "community/families/FamilyPage.tsx",
		head: {
			en: { title: "My family", description: "Your children with us, and what you do for them." },
			ar: { title: "عائلتي", description: "أطفالك المسجّلون لدينا وما تقوم به نيابةً عنهم." },
		},
	},
	child: {
		component: "community/families/child/ChildPage.tsx",
		head: {
			en: {
				title: "My child",
				description: "Classes, registrations, belts and documents of your child.",
			},
			ar: { title: "طفلي", description: "حصص طفلك وتسجيلاته وأحزمته ومستنداته." },
		},
	},
	familyEntries: {
		component: "community/families/FamilyEntriesPage.tsx",
		head: {
			en: { title: "Enter my family", description: "Enter your children for an event." },
			ar: { title: "تسجيل العائلة", description: "سجّل أطفالك في الفعالية." },
		},
	},
});
