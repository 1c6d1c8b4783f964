import type { Page } from "playwright-core";
import { manageFeesMessages } from "#web/competition/fees/staff/manageFees.messages.ts";
import { uiMessages } from "#web/ui/ui.messages.ts";
import { createChargeForTest } from "../../core/fees.ts";
import { inBothScripts } from "../../core/judges.ts";
import { countAuditLines, fill, fillInName, press, staff, type Writes } from "../write.ts";

const charges = manageFeesMessages.en;

/** The page with the charges of an event, with one open charge. */
async function oneCharge() {
	const [session, { event, person }] = await Promise.all([
		staff(),
		createChargeForTest({}, inBothScripts),
	]);
	const name = `${person.firstName} ${person.lastName}`;
	return { session, address: `/events/${event.id}/fees`, name, made: countAuditLines(session) };
}

const choose = async (page: Page, name: string, action: string) => {
	await press(page, fillInName(uiMessages.en["ui.moreActions"], name));
	await page.getByRole("menuitem", { name: action, exact: true }).click();
};

export default {
	"a payment for a charge is recorded": async () => {
		const { name, ...rest } = await oneCharge();
		return { ...rest, open: (page) => press(page, fillInName(charges["charges.recordOf"], name)) };
	},
	"a charge is waived": async () => {
		const { name, ...rest } = await oneCharge();
		const open = async (page: Page) => {
			await choose(page, name, charges["charges.waive"]);
			await fill(page, charges["charges.reason"], "Helps at the desk");
		};
		return { ...rest, open };
	},
} satisfies Writes;
