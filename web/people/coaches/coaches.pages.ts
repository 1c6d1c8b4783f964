import { definePages } from "../../core/definePages.ts";

export default definePages({
	squad: {
		component: "competition/registrations/squad/SquadPage.tsx",
		head: {
			en: { title: "My students", description: "Enter your students for an event." },
			ar: { title: "طلابي", description: "سجّل طلابك في الفعالية." },
		},
	},
	coaches: {
		navigation: { position: 30, label: { en: "Coaches", ar: "المدربون" } },
		component: "people/coaches/CoachesPage.tsx",
		head: {
			en: {
				title: "Our coaches",
				description:
					"The approved coaches of the federation, what they teach, and how to become one of them.",
			},
			ar: {
				title: "مدربونا",
				description: "مدربو الاتحاد المعتمدون وتخصصاتهم وكيف تصبح واحدًا منهم.",
			},
		},
	},
});
