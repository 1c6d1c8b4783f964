import { definePages } from "../../core/definePages.ts";

export default definePages({
	events: {
		navigation: { position: 80, label: { en: "Events", ar: "الفعاليات" } },
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
