import type { GivenUp } from "#shared/competition/fees/fees.schema.ts";
import { monthAt } from "#shared/core/time/month.ts";
import { feesMessages } from "#web/competition/fees/fees.messages.ts";
import { moneyMessages } from "#web/competition/fees/money/money.messages.ts";
import { manageFeesMessages } from "#web/competition/fees/staff/manageFees.messages.ts";
import { call, eventually } from "../../core/api.ts";
import { createEventForTest } from "../../core/events.ts";
import { createChargeForTest, payForTest } from "../../core/fees.ts";
import { heading, member, type Screen, staff, superAdmin } from "../screen.ts";

const priced = await createEventForTest({ titleEn: "Fee Cup", titleAr: "كأس الرسوم", fee: 10_000 });
await call("POST", `/events/${priced.id}/register`, { cookie: await member() });
const { person, target } = await createChargeForTest({ fee: 30_000 });
await payForTest([{ id: target, amount: 10_000 }]);
for (const [act, body] of [
	["waive", { amount: 15_000, reason: "Hardship" }],
	["refund", { amount: 8_000, reason: "Injured", paymentMethod: "cash" }],
] as const)
	await call("POST", `/charges/${target}/${act}`, { cookie: await staff(), body });
await eventually(
	async () =>
		(
			await call("GET", `/money/given-up?month=${monthAt(Date.now())}`, {
				cookie: await superAdmin(),
			})
		).body.filter((one: GivenUp) => one.person?.id === person.id).length === 2,
	"the refund and the waiver in the list",
);

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
	{
		name: "the refunds and waivers of a month",
		path: "/money",
		titles: { en: "Money", ar: "الأموال" },
		session: superAdmin,
		open: async (page, language) => {
			await page.getByRole("table", { name: moneyMessages[language]["money.givenUp"] }).waitFor();
		},
	},
] satisfies Screen[];
