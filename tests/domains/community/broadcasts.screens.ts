import { broadcastMessages } from "#web/community/broadcasts/broadcasts.messages.ts";
import { dialog, heading, type Screen, staff } from "../screen.ts";

export default [
	{
		name: "the announcements",
		path: "/broadcasts",
		titles: { en: "Announcements", ar: "الرسائل الجماعية" },
		session: staff,
		open: heading(broadcastMessages, "broadcast.title"),
	},
	{
		name: "a new announcement",
		path: "/broadcasts?id=new",
		titles: { en: "Announcements", ar: "الرسائل الجماعية" },
		session: staff,
		open: dialog(broadcastMessages, "broadcast.createTitle"),
	},
] satisfies Screen[];
