import { isUpcoming } from "#shared/competition/events/events.rules.ts";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { eventClassMessages } from "#web/competition/event-classes/event-classes.messages.ts";
import { eventMessages } from "#web/competition/events/events.messages.ts";
import { manageMessages } from "#web/competition/events/manage/manage.messages.ts";
import { eventStepsMessages } from "#web/competition/events/steps/eventSteps.messages.ts";
import { workspaceMessages } from "#web/competition/workspace/workspace.messages.ts";
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

/** A step of the dialog that edits an event. */
const step = (
	name: string,
	id: "registration" | "classes" | "check",
	{ of = tournament, query = "" } = {},
): Screen => ({
	name,
	path: `/events/${of.id}/edit?step=${id}${query}`,
	titles: { en: "Edit event", ar: "تعديل الفعالية" },
	session: staff,
	open: seeInDialog(eventStepsMessages, `eventSteps.${id}`),
});

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
		open: heading(manageMessages, "manage.events"),
	},
	{
		name: "a new event",
		path: "/events/new",
		titles: { en: "New event", ar: "فعالية جديدة" },
		session: staff,
		open: dialog(manageMessages, "manage.new"),
	},
	{
		name: "the overview of an event for staff",
		path: `/events/${tournament.id}`,
		titles: { en: tournament.titleEn, ar: tournament.titleAr },
		session: staff,
		open: heading(workspaceMessages, "workspace.settings"),
	},
	{
		name: "an event as families see it, for staff",
		path: `/events/${tournament.id}?view=family`,
		titles: { en: tournament.titleEn, ar: tournament.titleAr },
		session: staff,
		open: heading(eventClassMessages, "eventClass.title"),
	},
	{
		name: "the event classes of an event",
		path: `/events/${tournament.id}/classes`,
		titles: { en: "Event classes", ar: "الفئات" },
		session: staff,
		open: async (page) => page.locator(".managed-event-class").first().waitFor(),
	},
	{
		name: "the messages of an event",
		path: `/events/${tournament.id}/messages`,
		titles: { en: "Messages of an event", ar: "رسائل الفعالية" },
		session: staff,
	},
	step("the registration step of an event", "registration"),
	step("the event classes of an event, with a copy of others", "classes", {
		of: event,
		query: `&copy=${tournament.id}`,
	}),
	step("an event before it is published", "check"),
] satisfies Screen[];
