import type { Page } from "playwright-core";
import { paymentFieldsMessages } from "#web/people/memberships/payments/paymentFields.messages.ts";
import { manageFeeMessages } from "#web/people/memberships/staff/manageMemberships.messages.ts";
import { peopleMessages } from "#web/people/users/people.messages.ts";
import { inBothScripts } from "../../core/judges.ts";
import { createPaymentForTest } from "../../core/memberships.ts";
import { createPersonForTest, makeFindable } from "../../core/people.ts";
import { uniqueText } from "../../core/unique.ts";
import {
	countAuditLines,
	fill,
	fillInName,
	press,
	pressedInList,
	staff,
	type Writes,
} from "../write.ts";

const fees = manageFeeMessages.en;

/** The person who has owed the fee longest, first in the list. */
async function debtor() {
	const person = await createPersonForTest({
		...inBothScripts,
		membershipFeeStatus: "overdue",
		membershipExpiryDate: "1899-12-31",
		feeDueDate: "1900-01-01",
	});
	const session = await staff();
	const button = (words: string) => (page: Page) =>
		page.getByRole("button", {
			name: fillInName(words, `${person.firstName} ${person.lastName}`),
			exact: true,
		});
	const name = `${person.firstName} ${person.lastName}`;
	return { session, button, name, address: "/membership", made: countAuditLines(session) };
}

export default {
	"a membership fee is recorded": async () => {
		const wish = { ...inBothScripts, lastName: uniqueText("Payer") };
		const [session, person] = [await staff(), await createPersonForTest(wish)];
		await makeFindable(person);
		const open = async (page: Page) => {
			await fill(page, peopleMessages.en["people.search"], person.lastName);
			await page
				.getByRole("dialog")
				.getByRole("button", { name: peopleMessages.en["people.choose"] })
				.click();
			await fill(page, paymentFieldsMessages.en["payment.amount"], "12.500");
		};
		return { session, address: "/membership?record=1", open, made: countAuditLines(session) };
	},
	"a membership fee is voided": async () => {
		const [session, { payment }] = [await staff(), await createPaymentForTest({}, inBothScripts)];
		const open = async (page: Page) => {
			await press(page, fees["fees.voidOf"].replace("{number}", payment.receiptNumber));
			await fill(page, fees["fees.voidReason"], "Paid twice");
		};
		return { session, address: "/membership?tab=payments", open, made: countAuditLines(session) };
	},
	"a person is reminded of their membership fee": async () => {
		const { button, name: _, ...rest } = await debtor();
		return { ...rest, ...pressedInList(button(fees["fees.remindOf"])) };
	},
	"a person is exempted from the membership fee": async () => {
		const { session, button, address, made } = await debtor();
		const open = async (page: Page) => {
			await button(fees["fees.exemptOf"])(page).click();
			await fill(page, fees["fees.exemptReason"], "Volunteer at every event");
		};
		return { session, address, open, made };
	},
	"the membership fees of several people are recorded": async () => {
		const { session, name, address, made } = await debtor();
		const open = async (page: Page) => {
			await page.getByRole("checkbox", { name: `Select ${name}`, exact: true }).click();
			await press(page, "Record 1 payment");
			await fill(page, paymentFieldsMessages.en["payment.amount"], "12.500");
		};
		return { session, address, open, made };
	},
	"all are reminded of their membership fees": async () => {
		const { session, address, made } = await debtor();
		return { session, address, open: (page) => press(page, fees["fees.remindAll"]), made };
	},
} satisfies Writes;
