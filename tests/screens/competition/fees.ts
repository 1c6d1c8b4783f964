import { feesMessages } from "#web/competition/fees/fees.messages.ts";
import { moneyMessages } from "#web/competition/fees/money/money.messages.ts";
import { manageFeesMessages } from "#web/competition/fees/staff/manageFees.messages.ts";
import { call } from "../../core/api.ts";
import { createEventForTest } from "../../core/events.ts";
import { heading, member, type Screen, staff } from "../screen.ts";

const priced = await createEventForTest({ titleEn: "Fee Cup", titleAr: "كأس الرسوم", fee: 10_000 });
await call("POST", `/events/${priced.id}/register`, { cookie: await member() });

export default [
	{
		name: "what a member owes",
		path: "/fees",
		titles: { en: "My fees", ar: "رسومي" },
		session: member,
		open: heading(feesMessages, "myFees.title"),
	},
	{
		name: "the charges of an event",
		path: `/events/${priced.id}/fees`,
		titles: { en: "Fees of an event", ar: "رسوم الفعالية" },
		session: staff,
		open: async (page, language) => {
			await page
				.getByRole("table", { name: manageFeesMessages[language]["charges.list"] })
				.waitFor();
		},
	},
	{
		name: "the money of a year",
		path: "/money",
		titles: { en: "Money", ar: "الأموال" },
		session: staff,
		open: heading(moneyMessages, "money.months"),
	},
] satisfies Screen[];
