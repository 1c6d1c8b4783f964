import { drawMessages } from "#web/competition/draws/draws.messages.ts";
import { events, heading, member, type Screen, staff } from "../screen.ts";

const fought = events.find(({ titleEn }) => titleEn === "Mubarak Al-Kabeer Kumite Cup");
if (!fought) throw new Error("The demo data has no tournament that was fought");

const titles = { en: "Draw and results", ar: "القرعة والنتائج" };

export default [
	{
		name: "the draw and the results of a tournament",
		path: `/events/${fought.id}/draw`,
		titles,
		session: member,
		open: heading(drawMessages, "draw.medals"),
	},
	{
		name: "the draw of a tournament, for staff",
		path: `/events/${fought.id}/draw`,
		titles,
		session: staff,
		open: heading(drawMessages, "draw.medals"),
	},
] satisfies Screen[];
