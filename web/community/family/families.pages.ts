import type { Child, Family } from "#shared/people/families/families.schema.ts";
import { nameIn } from "#shared/people/users/users.rules.ts";
import { definePages, defineSubject } from "../../core/definePages.ts";
import { familyKey } from "../../people/families/familyKeys.ts";

export default definePages({
	family: {
		component: "community/family/FamilyPage.tsx",
		head: {
			en: { title: "My family", description: "Your children with us, and what you do for them." },
			ar: { title: "عائلتي", description: "أطفالك المسجّلون لدينا وما تقوم به نيابةً عنهم." },
		},
	},
	child: {
		subject: defineSubject<Child>({
			key: () => familyKey,
			find: ({ children }: Family, id) => children.find((child) => child.id === id),
			head: (child, locale) => ({ title: nameIn(locale, child).full, description: "" }),
		}),
		component: "community/family/child/ChildPage.tsx",
		head: {
			en: {
				title: "My child",
				description: "Classes, registrations, belts and documents of your child.",
			},
			ar: { title: "طفلي", description: "حصص طفلك وتسجيلاته وأحزمته ومستنداته." },
		},
	},
	familyEntries: {
		component: "community/family/FamilyEntriesPage.tsx",
		head: {
			en: {
				title: "Register my family",
				description: "Register your children for an event.",
			},
			ar: { title: "تسجيل العائلة", description: "سجّل أطفالك في الفعالية." },
		},
	},
});
