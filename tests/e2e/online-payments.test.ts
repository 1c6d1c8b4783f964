import type { Page } from "playwright-core";
import type { BankOutcome } from "#local/stand-ins/bank/bank.ts";
import type { Locale } from "#shared/core/locales.ts";
import { moneyText } from "#shared/core/texts/money.ts";
import { feesMessages } from "#web/competition/fees/fees.messages.ts";
import { onlineMessages } from "#web/competition/online-payments/online-payments.messages.ts";
import { manageOnlineMessages } from "#web/competition/online-payments/staff/manageOnline.messages.ts";
import { decideGroupMessages } from "#web/ui/decide/decideGroup.messages.ts";
import { call } from "../core/api.ts";
import { createFamilyForTest, newChildForTest } from "../core/families.ts";
import { feesForTest } from "../core/fees.ts";
import { setMembershipFeesForTest } from "../core/memberships.ts";
import {
	chargePersonForTest,
	createDifferenceForTest,
	createPaidOnlineForTest,
} from "../core/online-payments.ts";
import { createPersonForTest } from "../core/people.ts";
import { expectNoSeriousAxe } from "./axe.ts";
import { views, viewsInTurn, visit } from "./browser.ts";
import { seeToast } from "./steps.ts";

// Without membership fees, so that the sums are those of charges alone.
beforeAll(() => setMembershipFeesForTest({ adult: 0, child: 0, family: 0 }));

const amountIn = (template: string, fils: number, language: Locale) =>
	template.replace("{amount}", moneyText(fils, language));

const payWith = (page: Page, source: "knet" | "card", fils: number, language: Locale) =>
	page
		.getByRole("button", {
			name: amountIn(onlineMessages[language][`online.with.${source}`], fils, language),
			exact: true,
		})
		.click();

/** Presses a button on the bank's page. */
const pressAtBank = (page: Page, outcome: BankOutcome) =>
	page.locator(`button[value=${outcome}]`).click();

test.each(views)(
	"a parent in $language at $width pays for two children online and gets the receipt",
	async ({ language, width }) => {
		const text = onlineMessages[language];
		const { guardian, child } = await createFamilyForTest();
		const { body: second } = await call("POST", "/me/dependents", {
			cookie: guardian.cookie,
			body: newChildForTest({ firstName: "Omar", firstNameAr: "عمر" }),
		});
		await chargePersonForTest(child, 5_000);
		await chargePersonForTest(second, 7_250);
		await visit({ language, width, session: guardian.cookie }, async (page) => {
			await page.goto("/fees");
			await payWith(page, "knet", 12_250, language);
			await pressAtBank(page, "paid");
			await page.getByRole("heading", { name: text["online.paid.title"], exact: true }).waitFor();
			await page.getByText(language === "ar" ? /^عمر / : /^Omar /).waitFor();
			await expectNoSeriousAxe(page);
			const receipt = page.getByRole("link", { name: text["online.receipt"], exact: true });
			const opened = await page.request.get((await receipt.getAttribute("href")) ?? "");
			expect(opened.status()).toBe(200);
			await page.getByRole("link", { name: text["online.fees"], exact: true }).click();
			await page
				.getByText(feesMessages[language]["myFees.settled"], { exact: true })
				.first()
				.waitFor();
		});
		for (const person of [child, second])
			expect((await feesForTest(person)).payments).toMatchObject([{ paymentMethod: "online" }]);
	},
);

test.each(viewsInTurn())(
	"a member in $language at $width learns that the bank declined, chooses one fee, and pays it",
	async ({ language, width }) => {
		const text = onlineMessages[language];
		const payer = await createPersonForTest();
		const targets = [
			await chargePersonForTest(payer, 5_000),
			await chargePersonForTest(payer, 9_000),
		];
		await visit({ language, width, session: payer.cookie }, async (page) => {
			await page.goto("/fees");
			await payWith(page, "card", 14_000, language);
			await pressAtBank(page, "declined");
			await page.getByText(text["online.failedAtBank"], { exact: true }).waitFor();
			await page.getByRole("link", { name: text["online.again"], exact: true }).click();
			await page.getByRole("checkbox", { name: moneyText(9_000, language) }).setChecked(false);
			await payWith(page, "card", 5_000, language);
			await pressAtBank(page, "paidWithoutWebhook");
			await page.getByRole("heading", { name: text["online.paid.title"], exact: true }).waitFor();
		});
		const { charges } = await feesForTest(payer);
		const states = targets.map((one) => charges.find(({ target }) => target === one)?.state);
		expect(states).toEqual(["paid", "open"]);
	},
);

test.each(viewsInTurn())(
	"staff in $language at $width close a payment that differs and refund another through the bank",
	async ({ language, width }) => {
		const text = manageOnlineMessages[language];
		const [differing, paid] = [await createDifferenceForTest(), await createPaidOnlineForTest()];
		const { cookie } = await createPersonForTest({ role: "admin" });
		const { firstName, lastName } = differing.payer;
		await visit({ language, width, session: cookie }, async (page) => {
			await page.goto("/decide");
			const name = decideGroupMessages[language]["decide.openOf"].replace(
				"{name}",
				`${firstName} ${lastName}`,
			);
			await page.getByRole("link", { name, exact: true }).click();
			await page.getByRole("button", { name: text["manageOnline.close"], exact: true }).click();
			const dialog = page.getByRole("dialog");
			await dialog.getByLabel(text["manageOnline.note"], { exact: true }).fill("Paid back");
			await dialog.locator("button[type=submit]").click();
			await seeToast(page, text["manageOnline.closed"]);
			await page.goto(`/online-payment?payment=${paid.payment.id}`);
			await page
				.getByRole("button", {
					name: text["manageOnline.refundOf"].replace(
						"{title}",
						paid.payment.charges[0][language === "ar" ? "titleAr" : "titleEn"],
					),
					exact: true,
				})
				.click();
			await dialog.getByLabel(text["manageOnline.amount"], { exact: true }).fill("2.500");
			await dialog.getByLabel(text["manageOnline.reason"], { exact: true }).fill("Ill");
			await dialog.locator("button[type=submit]").click();
			await seeToast(page, text["manageOnline.refundedToast"]);
			await page.getByText(text["manageOnline.refund.refunded"], { exact: true }).waitFor();
		});
		const { payments } = await feesForTest(paid.payer);
		expect(payments.map(({ amount }) => amount).sort()).toEqual([-2_500, 12_500]);
	},
);

test.each(viewsInTurn())(
	"a member in $language at $width who left the bank's page cancels that payment before another one",
	async ({ language, width }) => {
		const text = onlineMessages[language];
		const payer = await createPersonForTest();
		await chargePersonForTest(payer, 5_000);
		await visit({ language, width, session: payer.cookie }, async (page) => {
			const pay = page.getByRole("button", {
				name: amountIn(text["online.with.knet"], 5_000, language),
				exact: true,
			});
			await page.goto("/fees");
			await pay.click();
			await page.locator("button[value=paid]").waitFor();
			await page.goto("/fees");
			await page.getByText(text["online.finishFirst"], { exact: true }).waitFor();
			await page.getByRole("link", { name: text["online.finish"], exact: true }).waitFor();
			expect(await pay.count()).toBe(0);
			await expectNoSeriousAxe(page);
			await page.getByRole("button", { name: text["online.cancel"], exact: true }).click();
			await seeToast(page, text["online.cancelled"]);
			await pay.click();
			await pressAtBank(page, "paid");
			await page.getByRole("heading", { name: text["online.paid.title"], exact: true }).waitFor();
		});
		expect((await feesForTest(payer)).charges[0].state).toBe("paid");
	},
);

test.each(viewsInTurn())(
	"a new member in $language at $width reads whom to ask where no membership fee is stated, without a button",
	async ({ language, width }) => {
		const { cookie: session } = await createPersonForTest();
		const ask = feesMessages[language]["myFees.askMembership"];
		await visit({ language, width, session }, async (page) => {
			await page.goto("/me");
			await page.getByText(ask, { exact: true }).first().waitFor();
			expect(await page.locator("a[href*='pay=']").count()).toBe(0);
			await page.goto("/fees");
			await page.getByText(ask, { exact: true }).waitFor();
		});
	},
);
