import { broadcastMessages } from "#web/content/broadcasts/broadcasts.messages.ts";
import { dialog, heading, type Screen, staff } from "../screen.ts";

export default [
	{
		name: "messages to many",
		path: "/broadcasts",
		titles: { en: "Announcements", ar: "الرسائل الجماعية" },
		session: staff,
		open: heading(broadcastMessages, "broadcast.title"),
	},
	{
		name: "a message to many that is written",
		path: "/broadcasts?id=new",
		titles: { en: "Announcements", ar: "الرسائل الجماعية" },
		session: staff,
		open: dialog(broadcastMessages, "broadcast.createTitle"),
	},
] satisfies Screen[];
