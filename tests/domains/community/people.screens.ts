import type { Page } from "playwright-core";
import { managePeopleMessages } from "#web/community/people/managePeople.messages.ts";
import { personPageMessages } from "#web/community/people/page/personPage.messages.ts";
import { personFormMessages } from "#web/community/people/personForm.messages.ts";
import { call } from "../../core/api.ts";
import { failMailForTest } from "../../core/mailFaults.ts";
import { createPersonForTest } from "../../core/people.ts";
import { dialog, heading, type Screen, staff, superAdmin, superAdminDashboard } from "../screen.ts";

/** The demo coach with id 3. */
const coachOfDemo = await (async () => {
	const { body } = await call("GET", "/users/3", { cookie: await staff() });
	return { en: `${body.firstName} ${body.lastName}`, ar: `${body.firstNameAr} ${body.lastNameAr}` };
})();

/** A person to whom emails do not arrive. */
const unreached = await (async () => {
	const { id, firstName, lastName } = await createPersonForTest();
	await failMailForTest(id);
	return { id, name: `${firstName} ${lastName}` };
})();

export default [
	...["coaches", "members", "admins"].map((tab) => ({
		name: `the people of the tab ${tab}, for a super-admin`,
		path: `/super-admin?tab=${tab}`,
		titles: superAdminDashboard,
		session: superAdmin,
		open: async (page: Page) => {
			await page.locator(".person-cell").first().waitFor();
		},
	})),
	{
		name: "a search of the members that fits nobody",
		path: "/super-admin?tab=members&search=xylophone&belt=white",
		titles: superAdminDashboard,
		session: superAdmin,
		open: async (page, language) => {
			await page
				.getByText(managePeopleMessages[language]["managePeople.noneSuch"], { exact: true })
				.waitFor();
		},
	},
	{
		name: "a new member",
		path: "/super-admin?tab=members&id=new",
		titles: superAdminDashboard,
		session: superAdmin,
		open: dialog(personFormMessages, "personForm.add"),
	},
	{
		name: "a person, for an admin",
		path: "/people/3",
		titles: coachOfDemo,
		session: staff,
		open: heading(personPageMessages, "person.profile"),
	},
	{
		name: "a person to whom emails do not arrive, for an admin",
		path: `/people/${unreached.id}`,
		titles: { en: unreached.name, ar: unreached.name },
		session: staff,
		open: heading(personPageMessages, "person.profile"),
	},
	{
		name: "the people, for an admin",
		path: "/people?kind=coaches",
		titles: { en: "People", ar: "الأشخاص" },
		session: staff,
		open: async (page) => page.locator(".person-cell").first().waitFor(),
	},
	{
		name: "a person whose record is edited",
		path: "/people/3?edit=1",
		titles: coachOfDemo,
		session: superAdmin,
		open: async (page) => {
			await page.getByRole("dialog").getByRole("switch").first().waitFor();
		},
	},
] satisfies Screen[];
