import type { Student } from "#shared/community/students/students.schema.ts";
import { personPartsMessages } from "#web/community/person-parts/personParts.messages.ts";
import { studentMessages } from "#web/community/students/students.messages.ts";
import { call } from "../../core/api.ts";
import { coach, coachDashboard, dialog, heading, type Screen } from "../screen.ts";

/** The first student of the demo coach. */
const studentOfDemo = await (async () => {
	const { body } = await call("GET", "/coach/students", { cookie: await coach() });
	const [one]: Student[] = body;
	const titles = {
		en: `${one.firstName} ${one.lastName}`,
		ar: `${one.firstNameAr} ${one.lastNameAr}`,
	};
	return { id: one.id, titles };
})();

export default [
	{
		name: "a coach's students",
		path: "/coach?tab=students",
		titles: coachDashboard,
		session: coach,
		open: heading(studentMessages, "students.management"),
	},
	{
		name: "a coach's new student",
		path: "/coach?tab=students&add=1",
		titles: coachDashboard,
		session: coach,
		open: dialog(studentMessages, "students.add"),
	},
	{
		name: "a student, for their coach",
		path: `/student/${studentOfDemo.id}`,
		titles: studentOfDemo.titles,
		session: coach,
		open: async (page, language) => {
			await heading(personPartsMessages, "personParts.classes")(page, language);
			await page.locator(".belt-history li").first().waitFor();
		},
	},
] satisfies Screen[];
