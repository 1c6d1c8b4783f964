import { isUpcoming } from "#shared/competition/events/events.rules.ts";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { eventMessages } from "#web/competition/events/events.messages.ts";
import { manageMessages } from "#web/competition/events/manage/manage.messages.ts";
import { eventStepsMessages } from "#web/competition/events/steps/eventSteps.messages.ts";
import {
	dialog,
	events,
	heading,
	type Screen,
	seeInDialog,
	staff,
	superAdmin,
	superAdminDashboard,
	tournament,
} from "../screen.ts";

const event: Event = events.findLast(
	(one) => one.registrationState === "open" && isUpcoming(one, Date.now()),
) as Event;

export default [
	{
		name: "the events of a month",
		path: `/events?month=${event.eventDate.slice(0, 7)}`,
		titles: { en: "Events", ar: "الفعاليات" },
		open: heading(eventMessages, "event.all"),
	},
	{ name: "the events", path: "/events", titles: { en: "Events", ar: "الفعاليات" } },
	{
		name: "an event",
		path: `/events/${event.id}`,
		titles: { en: event.titleEn, ar: event.titleAr },
	},
	{
		name: "an event with classes",
		path: `/events/${tournament.id}`,
		titles: { en: tournament.titleEn, ar: tournament.titleAr },
	},
	{
		name: "the super-admin's dashboard",
		path: "/?tab=events",
		titles: superAdminDashboard,
		session: superAdmin,
		open: heading(manageMessages, "manage.desk"),
	},
	{
		name: "a new event",
		path: "/events/new",
		titles: { en: "New event", ar: "فعالية جديدة" },
		session: staff,
		open: dialog(manageMessages, "manage.new"),
	},
	{
		name: "the registration step of an event",
		path: `/events/${tournament.id}/edit?step=registration`,
		titles: { en: "Edit event", ar: "تعديل الفعالية" },
		session: staff,
		open: seeInDialog(eventStepsMessages, "eventSteps.registration"),
	},
	{
		name: "the event classes of an event, with a copy of others",
		path: `/events/${event.id}/edit?step=classes&copy=${tournament.id}`,
		titles: { en: "Edit event", ar: "تعديل الفعالية" },
		session: staff,
		open: seeInDialog(eventStepsMessages, "eventSteps.classes"),
	},
	{
		name: "an event before it is published",
		path: `/events/${tournament.id}/edit?step=check`,
		titles: { en: "Edit event", ar: "تعديل الفعالية" },
		session: staff,
		open: seeInDialog(eventStepsMessages, "eventSteps.check"),
	},
] satisfies Screen[];
