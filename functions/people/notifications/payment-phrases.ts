import type { Locale } from "#shared/core/locales.ts";
import { moneyText } from "#shared/core/texts/money.ts";
import { isolateName, type Words } from "./notice.ts";

/** Amount and receipt in the facts of a notification about a payment. */
export type PaidFacts = { amount: number; receiptNumber: string };

type Facts = { status: string; reason?: string } & Partial<PaidFacts>;

export type PaymentPhrases = { amount: string; receipt: string; reason: string };

/** The phrases that notifications about payments fill in; empty if the facts lack the value. */
export const paymentPhrases = (
	{ amount, receiptNumber, reason }: Facts,
	locale: Locale,
): PaymentPhrases => ({
	amount: amount === undefined ? "" : isolateName(moneyText(amount, locale)),
	receipt: receiptNumber ? isolateName(receiptNumber) : "",
	reason: reason ? isolateName(reason) : "",
});

/** Words of the notification that a payment of any kind was voided. */
export const voidedWords: Record<Locale, (phrases: PaymentPhrases) => Words> = {
	en: ({ amount, receipt, reason }) => ({
		title: "A payment was voided",
		message: `Receipt ${receipt} for ${amount} is no longer valid. The reason: ${reason}`,
	}),
	ar: ({ amount, receipt, reason }) => ({
		title: "أُلغيت إحدى دفعاتك",
		message: `لم يعد الإيصال رقم ${receipt} بمبلغ ${amount} صالحًا. السبب: ${reason}`,
	}),
};
