import { eventClassMessages } from "#web/competition/event-classes/event-classes.messages.ts";
import { heading, member, type Screen, tournament } from "../screen.ts";

export default [
	{
		name: "an event with classes, for a member",
		path: `/events/${tournament.id}`,
		titles: { en: tournament.titleEn, ar: tournament.titleAr },
		session: member,
		open: heading(eventClassMessages, "eventClass.title"),
	},
] satisfies Screen[];
