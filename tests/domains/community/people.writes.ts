import type { Page } from "playwright-core";
import { personPageMessages } from "#web/community/people/page/personPage.messages.ts";
import { personFormMessages } from "#web/community/people/personForm.messages.ts";
import { mailFaultMessages } from "#web/people/users/mailFault.messages.ts";
import { failMailForTest } from "../../core/mailFaults.ts";
import { createPersonForTest } from "../../core/people.ts";
import {
	countAuditLines,
	fill,
	pressedInList,
	superAdmin,
	type Writes,
	waitForToast,
} from "../write.ts";

const personForm = personFormMessages.en;
const mailFault = mailFaultMessages.en;
const personPage = personPageMessages.en;

const openMenu = (page: Page) => page.locator(".row-menu").click();

export default {
	"a member is added": async () => {
		const session = await superAdmin();
		const open = async (page: Page) => {
			await fill(page, personForm["personForm.firstName"], "Noura");
			await fill(page, personForm["personForm.lastName"], "Lost");
			await fill(page, personForm["personForm.email"], `lost-${session.id}@test.example`);
			await page.getByLabel(personForm["personForm.invitation"], { exact: true }).check();
		};
		return { session, address: "/?tab=members&id=new", open, made: countAuditLines(session) };
	},
	"a person is changed": async () => {
		const [{ id }, session] = await Promise.all([createPersonForTest(), superAdmin()]);
		const open = (page: Page) => fill(page, personForm["personForm.address"], "Salmiya, block 4");
		return { session, address: `/people/${id}?edit=1`, open, made: countAuditLines(session) };
	},
	"a person is invited": async () => {
		const [{ id, email }, session] = await Promise.all([createPersonForTest(), superAdmin()]);
		return {
			session,
			address: `/people/${id}`,
			open: openMenu,
			again: openMenu,
			button: (page) =>
				page.getByRole("menuitem", { name: personPage["person.invite"], exact: true }),
			done: waitForToast(personForm["personForm.invited"].replace("{email}", email)),
			made: countAuditLines(session),
		};
	},
	"emails to a person are sent again": async () => {
		const [{ id }, session] = await Promise.all([createPersonForTest(), superAdmin()]);
		await failMailForTest(id);
		const button = (page: Page) =>
			page.getByRole("button", { name: mailFault["mailFault.retry"], exact: true });
		return {
			session,
			address: `/people/${id}`,
			...pressedInList(button),
			made: countAuditLines(session),
		};
	},
	"an account is closed": async () => {
		const [{ id }, session] = await Promise.all([createPersonForTest(), superAdmin()]);
		const open = async (page: Page) => {
			await openMenu(page);
			await page.getByRole("menuitem", { name: personPage["person.close"], exact: true }).click();
		};
		return { session, address: `/people/${id}`, open, made: countAuditLines(session) };
	},
} satisfies Writes;
