import { isUpcoming } from "#shared/competition/events/events.rules.ts";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { eventMessages } from "#web/competition/events/events.messages.ts";
import { manageMessages } from "#web/competition/events/manage/manage.messages.ts";
import {
	events,
	heading,
	type Screen,
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
] satisfies Screen[];
