import { mergesMessages } from "#web/community/merges/merges.messages.ts";
import { heading, type Screen, staff } from "../screen.ts";

export default [
	{
		name: "people who are there twice",
		path: "/duplicates",
		titles: { en: "Duplicates", ar: "السجلات المكررة" },
		session: staff,
		open: heading(mergesMessages, "merges.recent"),
	},
] satisfies Screen[];
