import { definePages } from "../../core/definePages.ts";

export default definePages({
	eventDuties: {
		component: "competition/duties/EventDutiesPage.tsx",
		head: {
			en: { title: "Duties", description: "Who is on duty at a tournament." },
			ar: { title: "المهام", description: "من كُلّف بمهمة في البطولة." },
		},
	},
	duty: {
		component: "competition/duties/DutyLinkPage.tsx",
		head: {
			en: { title: "Duty at a tournament", description: "Take a duty at a tournament." },
			ar: { title: "مهمة في بطولة", description: "تسلّم مهمة في بطولة." },
		},
	},
});
