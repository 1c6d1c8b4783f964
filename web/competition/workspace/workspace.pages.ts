import { definePages } from "../../core/definePages.ts";

export default definePages({
	eventClasses: {
		component: "competition/workspace/EventClassesPage.tsx",
		head: {
			en: { title: "Event classes", description: "The event classes of an event." },
			ar: { title: "الفئات", description: "فئات الفعالية." },
		},
	},
	eventJudges: {
		component: "competition/judges/staff/EventJudgesPage.tsx",
		head: {
			en: { title: "Judges of an event", description: "Who judges at an event, and where." },
			ar: { title: "حكام الفعالية", description: "من يحكّم في الفعالية وأين." },
		},
	},
	eventMessages: {
		component: "community/broadcasts/EventMessagesPage.tsx",
		head: {
			en: { title: "Messages of an event", description: "Announcements to those who registered." },
			ar: { title: "رسائل الفعالية", description: "الإعلانات الموجّهة إلى المسجّلين." },
		},
	},
});
