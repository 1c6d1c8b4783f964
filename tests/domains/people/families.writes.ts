import type { Page } from "playwright-core";
import { personFormMessages } from "#web/community/people/personForm.messages.ts";
import { familyMessages } from "#web/people/families/families.messages.ts";
import { createFamilyForTest, inviteForTest } from "../../core/families.ts";
import { createPersonForTest } from "../../core/people.ts";
import { countAuditLines, fill, fillInName, press, pressedInList, type Writes } from "../write.ts";

const personForm = personFormMessages.en;
const family = familyMessages.en;

export default {
	"a child is added": async () => {
		const session = await createPersonForTest();
		const open = async (page: Page) => {
			await press(page, family["family.add"]);
			await fill(page, personForm["personForm.firstName"], "Layan");
			await fill(page, personForm["personForm.lastName"], "Al Rashid");
			await fill(page, personForm["personForm.dateOfBirth"], "2016-04-09");
			await page
				.getByLabel(personForm["personForm.gender"], { exact: true })
				.selectOption("female");
			await page.getByLabel(family["family.capacityLabel"], { exact: true }).selectOption("mother");
		};
		return { session, address: "/family", open, made: countAuditLines(session) };
	},
	"a child's particulars are changed": async () => {
		const { guardian: session, child } = await createFamilyForTest();
		const open = async (page: Page) => {
			await press(
				page,
				fillInName(family["family.editOf"], `${child.firstName} ${child.lastName}`),
			);
			await fill(page, personForm["personForm.emergencyContact"], "Aunt 99887766");
		};
		const made = async () => (await countAuditLines(session)()) - 1;
		return { session, address: `/child/${child.id}#details`, open, made };
	},
	"a guardian is invited": async () => {
		const { guardian: session, child } = await createFamilyForTest();
		const open = async (page: Page) => {
			await press(page, family["family.invite"]);
			await fill(page, family["family.email"], `aunt-${child.id}@test.example`);
		};
		const made = async () => (await countAuditLines(session)()) - 1;
		return { session, address: `/child/${child.id}#guardians`, open, made };
	},
	"an invitation of a guardian is cancelled": async () => {
		const made = await createFamilyForTest();
		const { email } = await inviteForTest(made);
		const name = family["family.inviteCancelOf"].replace("{email}", `\u2066${email}\u2069`);
		const button = (page: Page) => page.getByRole("button", { name, exact: true });
		const session = made.guardian;
		const address = `/child/${made.child.id}#guardians`;
		const count = async () => (await countAuditLines(session)()) - 2;
		return { session, address, made: count, ...pressedInList(button) };
	},
	"an invitation to be a guardian is accepted": async () => {
		const made = await createFamilyForTest();
		const session = await inviteForTest(made);
		const name = `${made.child.firstName} ${made.child.lastName}`;
		const open = async (page: Page) => {
			await press(page, family["family.acceptOf"].replace("{child}", name));
			await page.getByLabel(family["family.capacityLabel"], { exact: true }).selectOption("father");
		};
		return { session, address: "/family", open, made: countAuditLines(session) };
	},
} satisfies Writes;
