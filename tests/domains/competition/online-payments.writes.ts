import type { Page } from "playwright-core";
import { moneyText } from "#shared/core/texts/money.ts";
import { onlineMessages } from "#web/competition/online-payments/online-payments.messages.ts";
import { manageOnlineMessages } from "#web/competition/online-payments/staff/manageOnline.messages.ts";
import { call } from "../../core/api.ts";
import { auditOf } from "../../core/audit.ts";
import {
	chargePersonForTest,
	createDifferenceForTest,
	createPaidOnlineForTest,
} from "../../core/online-payments.ts";
import { createPersonForTest } from "../../core/people.ts";
import { fill, press, staff, type Writes } from "../write.ts";

const text = manageOnlineMessages.en;

export default {
	"an online payment begins": async () => {
		const session = await createPersonForTest();
		await chargePersonForTest(session);
		const name = onlineMessages.en["online.with.knet"].replace("{amount}", moneyText(12_500, "en"));
		const made = async () =>
			(await call("GET", "/me/online-payments", { cookie: session.cookie })).body.waiting.length;
		return {
			session,
			address: "/fees",
			open: async () => {},
			button: (page: Page) => page.getByRole("button", { name, exact: true }),
			done: (page: Page) => page.waitForURL(/\/local\/bank\/pay\//),
			made,
		};
	},
	"an online payment is refunded": async () => {
		const { payment } = await createPaidOnlineForTest();
		const open = async (page: Page) => {
			const [{ titleEn }] = payment.charges;
			await press(page, text["manageOnline.refundOf"].replace("{title}", titleEn));
			await fill(page, text["manageOnline.amount"], "2.500");
			await fill(page, text["manageOnline.reason"], "Ill");
		};
		const made = async () =>
			(await auditOf("onlinePayment", payment.id)).filter(
				({ action }) => action === "refund_ordered",
			).length;
		const address = `/online-payment?payment=${payment.id}`;
		return { session: await staff(), address, open, made };
	},
	"a difference is closed": async () => {
		const { payment } = await createDifferenceForTest();
		const open = async (page: Page) => {
			await press(page, text["manageOnline.close"]);
			await fill(page, text["manageOnline.note"], "Paid back at the bank");
		};
		const made = async () =>
			(await auditOf("onlinePayment", payment.id)).filter(({ action }) => action === "resolved")
				.length;
		const address = `/online-payment?payment=${payment.id}`;
		return { session: await staff(), address, open, made };
	},
} satisfies Writes;
