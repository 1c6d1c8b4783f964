import { manageOnlineMessages } from "#web/competition/online-payments/staff/manageOnline.messages.ts";
import { createPaidOnlineForTest, createPaymentForTest } from "../../core/online-payments.ts";
import type { Screen } from "../screen.ts";
import { heading, staff } from "../screen.ts";

const waiting = await createPaymentForTest();
const paid = await createPaidOnlineForTest();

export default [
	{
		name: "a payment that waits for the bank",
		path: `/paid?payment=${waiting.payment.id}`,
		titles: { en: "Your payment", ar: "دفعتك" },
		session: async () => waiting.payer.cookie,
	},
	{
		name: "an online payment for staff",
		path: `/online-payment?payment=${paid.payment.id}`,
		titles: { en: "Online payments", ar: "المدفوعات الإلكترونية" },
		session: staff,
		open: heading(manageOnlineMessages, "manageOnline.charges"),
	},
] satisfies Screen[];
