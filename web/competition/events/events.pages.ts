import { definePages } from "../../core/definePages.ts";

export const eventsPageDefinitions = definePages({
	events: {
		component: "competition/events/EventsPage.tsx",
		head: {
			en: {
				title: "Events",
				description: "Tournaments, seminars, gradings and camps: dates, places and registration.",
			},
			ar: {
				title: "الفعاليات",
				description: "البطولات والدورات واختبارات الأحزمة والمعسكرات: المواعيد والأماكن والتسجيل.",
			},
		},
	},
	event: {
		component: "competition/events/page/EventPage.tsx",
		head: {
			en: { title: "Event", description: "Date, place, classes and registration of an event." },
			ar: { title: "الفعالية", description: "موعد الفعالية ومكانها وفئاتها والتسجيل فيها." },
		},
	},
});
