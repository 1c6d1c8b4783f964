import { coach, type Screen } from "../screen.ts";

export default [
	{
		name: "the attendance of a coach's class",
		path: "/attendance/1",
		titles: { en: "Attendance", ar: "الحضور" },
		session: coach,
		open: async (page) => {
			await page.locator(".attendee").first().waitFor();
		},
	},
] satisfies Screen[];
