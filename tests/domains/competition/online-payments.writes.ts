import type { Page } from "playwright-core";
import { exactMoneyText, moneyText } from "#shared/core/texts/money.ts";
import { onlineMessages } from "#web/competition/online-payments/online-payments.messages.ts";
import { manageOnlineMessages } from "#web/competition/online-payments/staff/manageOnline.messages.ts";
import { call } from "../../core/api.ts";
import { auditOf } from "../../core/audit.ts";
import {
	chargePersonForTest,
	createDifferenceForTest,
	createPaidOnlineForTest,
	createPaymentForTest,
} from "../../core/online-payments.ts";
import { createPersonForTest } from "../../core/people.ts";
import { countAuditLines, fill, press, staff, type Writes } from "../write.ts";

const text = manageOnlineMessages.en;

export default {
	"an online payment begins": async () => {
		const session = await createPersonForTest();
		const target = await chargePersonForTest(session);
		const name = onlineMessages.en["online.with.knet"].replace("{amount}", moneyText(12_500, "en"));
		const made = async () =>
			(await call("GET", "/me/online-payments", { cookie: session.cookie })).body.waiting.length;
		return {
			session,
			address: `/fees?pay=${target}`,
			open: async () => {},
			button: (page: Page) => page.getByRole("button", { name, exact: true }),
			done: (page: Page) => page.waitForURL(/\/local\/bank\/pay\//),
			made,
		};
	},
	"an online payment is cancelled": async () => {
		const { payer: session, payment } = await createPaymentForTest();
		const name = onlineMessages.en["online.cancel"];
		const made = async () =>
			(await auditOf("onlinePayment", payment.id)).filter(({ action }) => action === "cancelled")
				.length;
		return {
			session,
			address: "/fees",
			open: async () => {},
			button: (page: Page) => page.getByRole("button", { name, exact: true }),
			done: (page: Page) => page.getByText(onlineMessages.en["online.cancelled"]).waitFor(),
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
	"a difference is recorded as a payment": async () => {
		const { payment } = await createDifferenceForTest();
		const name = text["manageOnline.recordAsPart"].replace(
			"{amount}",
			exactMoneyText(11_500, "en"),
		);
		const open = (page: Page) => press(page, name);
		const made = async () =>
			(await auditOf("onlinePayment", payment.id)).filter(({ action }) => action === "recorded")
				.length;
		const address = `/online-payment?payment=${payment.id}`;
		return { session: await staff(), address, open, made };
	},
	"the bank's sum of a day is entered": async () => {
		const open = async (page: Page) => {
			await press(page, text["manageOnline.enterAnother"]);
			await fill(page, text["manageOnline.day"], "2023-05-04");
			await fill(page, text["manageOnline.bankSumField"], "12.500");
		};
		const session = await staff();
		return { session, address: "/online-payment", open, made: countAuditLines(session) };
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
