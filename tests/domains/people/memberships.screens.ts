import { manageFeeMessages } from "#web/people/memberships/staff/manageMemberships.messages.ts";
import { type Screen, staff } from "../screen.ts";

const fees = { en: "Membership fees", ar: "رسوم العضوية" };

export default [
	{
		name: "the membership fees",
		path: "/membership",
		titles: fees,
		session: staff,
		open: async (page) => {
			await page.locator(".month-bars").waitFor();
			await page.locator("[role=tabpanel] .data-table tbody tr").first().waitFor();
		},
	},
	{
		name: "the payments of membership fees",
		path: "/membership?tab=payments",
		titles: fees,
		session: staff,
		open: async (page) => {
			await page.locator(".month-bars summary").click();
			await page.locator("[role=tabpanel] .data-table tbody tr").first().waitFor();
		},
	},
	{
		name: "a payment that is recorded",
		path: "/membership?record=1",
		titles: fees,
		session: staff,
		open: async (page, language) => {
			await page
				.getByRole("dialog", { name: manageFeeMessages[language]["fees.dialogTitle"] })
				.waitFor();
		},
	},
] satisfies Screen[];
