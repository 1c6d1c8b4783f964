import type { Event } from "#shared/competition/events/events.schema.ts";
import type { EventId } from "#shared/core/ids.ts";
import { definePages, defineSubject } from "../../core/definePages.ts";
import { eventLists, eventQuery } from "./events.queries.ts";

export default definePages({
	events: {
		navigation: { position: 8, label: { en: "Events", ar: "الفعاليات" } },
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
	newEvent: {
		component: "competition/events/steps/NewEventPage.tsx",
		head: {
			en: { title: "New event", description: "Create an event." },
			ar: { title: "فعالية جديدة", description: "إنشاء فعالية." },
		},
	},
	editEvent: {
		component: "competition/events/steps/EditEventPage.tsx",
		head: {
			en: { title: "Edit event", description: "Change an event and its event classes." },
			ar: { title: "تعديل الفعالية", description: "تعديل الفعالية وفئاتها." },
		},
	},
	event: {
		hasStaffNavigation: true,
		subject: defineSubject<Event>({
			key: (id) => eventQuery(id as EventId).queryKey,
			lists: eventLists.queryKey,
			head: (event, locale) =>
				locale === "ar"
					? { title: event.titleAr, description: event.descriptionAr }
					: { title: event.titleEn, description: event.descriptionEn },
		}),
		component: "competition/events/page/EventPage.tsx",
		head: {
			en: { title: "Event", description: "Date, place, classes and registration of an event." },
			ar: { title: "الفعالية", description: "موعد الفعالية ومكانها وفئاتها والتسجيل فيها." },
		},
	},
});
