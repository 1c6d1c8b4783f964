import type { Locale } from "#shared/core/locales.ts";
import { moneyText } from "#shared/core/texts/money.ts";
import { dayAfter, kuwaitDate } from "#shared/core/time/kuwait.ts";
import { longDay } from "#shared/core/time/long-day.ts";
import { yearFrom } from "#shared/people/memberships/memberships.rules.ts";
import { eventMessages } from "#web/competition/events/events.messages.ts";
import { feesMessages } from "#web/competition/fees/fees.messages.ts";
import { onlineMessages } from "#web/competition/online-payments/online-payments.messages.ts";
import { createEventForTest } from "../core/events.ts";
import { createFamilyForTest } from "../core/families.ts";
import { feesForTest } from "../core/fees.ts";
import { recordForTest, setMembershipFeesForTest } from "../core/memberships.ts";
import { chargePersonForTest } from "../core/online-payments.ts";
import { createPersonForTest } from "../core/people.ts";
import { viewsInTurn, visit } from "./browser.ts";
import { expectSoon } from "./expectSoon.ts";

beforeAll(() => setMembershipFeesForTest({ adult: 20_000, child: 10_000, family: 24_000 }));

/** The words of a button that leads to paying an amount. */
const pay = (fils: number, language: Locale) =>
	onlineMessages[language]["online.payAmount"].replace("{amount}", moneyText(fils, language));

test.each(viewsInTurn())(
	"a member in $language at $width registers, presses the amount beside the place, and pays that fee",
	async ({ language, width }) => {
		const text = onlineMessages[language];
		const event = await createEventForTest({ fee: 5_000 });
		const title = language === "ar" ? event.titleAr : event.titleEn;
		const payer = await createPersonForTest();
		await visit({ language, width, session: payer.cookie }, async (page) => {
			await page.goto(`/events/${event.id}`);
			await page
				.getByRole("button", {
					name: eventMessages[language]["event.registerFor"].replace("{title}", title),
				})
				.click();
			await page.getByRole("link", { name: pay(5_000, language), exact: true }).click();
			await page
				.getByRole("button", {
					name: text["online.with.knet"].replace("{amount}", moneyText(5_000, language)),
				})
				.click();
			await page.locator("button[value=paid]").click();
			await page.getByRole("heading", { name: text["online.paid.title"], exact: true }).waitFor();
		});
		const { charges, membership } = await feesForTest(payer);
		expect([charges[0].state, membership?.status]).toEqual(["paid", "pending"]);
	},
);

test.each(viewsInTurn())(
	"a parent in $language at $width pays the family's memberships and a child's place, and sees whom each payment was for",
	async ({ language, width }) => {
		const text = onlineMessages[language];
		const { guardian, child } = await createFamilyForTest();
		await chargePersonForTest(child, 5_000);
		const childName =
			language === "ar"
				? `${child.firstNameAr} ${child.lastNameAr}`
				: `${child.firstName} ${child.lastName}`;
		await visit({ language, width, session: guardian.cookie }, async (page) => {
			await page.goto("/me");
			// The link beside the membership pays only the guardian's own.
			const owed = feesMessages[language]["myFees.owed"].replace(
				"{amount}",
				moneyText(29_000, language),
			);
			await page
				.getByRole("region", { name: owed })
				.getByRole("link", { name: pay(29_000, language), exact: true })
				.click();
			// The page before has this sentence too.
			await page.getByRole("heading", { name: feesMessages[language]["myFees.title"] }).waitFor();
			await page
				.getByText(feesMessages[language]["myFees.howToPayOnline"], { exact: true })
				.waitFor();
			await page
				.getByText(text["online.familyMax"].replace("{amount}", moneyText(24_000, language)))
				.waitFor();
			await page
				.getByRole("button", {
					name: text["online.with.card"].replace("{amount}", moneyText(29_000, language)),
				})
				.click();
			await page.locator("button[value=paid]").click();
			await page.getByRole("heading", { name: text["online.paid.title"], exact: true }).waitFor();
			await expectSoon(() => page.getByText(childName, { exact: true }).count(), 2);
		});
		expect((await feesForTest(child)).membership).toBeNull();
		expect((await feesForTest(guardian)).membership).toBeNull();
	},
);

test.each(viewsInTurn())(
	"a member in $language at $width is offered to renew before the end, and pays the next period",
	async ({ language, width }) => {
		const text = onlineMessages[language];
		const payer = await createPersonForTest();
		const validUntil = dayAfter(kuwaitDate(Date.now()), 20);
		await recordForTest(payer.id, { validUntil });
		const day = longDay(validUntil, language);
		await visit({ language, width, session: payer.cookie }, async (page) => {
			await page.goto("/me");
			await page.getByRole("link", { name: pay(20_000, language), exact: true }).click();
			await page
				.getByText(feesMessages[language]["myFees.renewal"].replace("{day}", day))
				.waitFor();
			await page
				.getByRole("button", {
					name: text["online.with.knet"].replace("{amount}", moneyText(20_000, language)),
				})
				.click();
			await page.locator("button[value=paid]").click();
			await page.getByRole("heading", { name: text["online.paid.title"], exact: true }).waitFor();
		});
		const { payments, renewal } = await feesForTest(payer);
		expect([renewal, payments[0].validUntil]).toEqual([null, yearFrom(dayAfter(validUntil))]);
	},
);
