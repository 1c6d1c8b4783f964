import type { Locale } from "#shared/core/locales.ts";
import { moneyText } from "#shared/core/texts/money.ts";
import { type Action, aboutChild, isolateName, type Words, writtenFor } from "./notice.ts";

/** Amount and receipt in the facts of a notification about a payment. */
export type PaidFacts = { amount: number; receiptNumber: string };

/** The id of the receipt of a payment; earlier notifications have none. */
export type WithReceipt = { receipt?: string };

type Facts = { status: string; reason?: string } & Partial<PaidFacts>;

export type PaymentPhrases = { amount: string; receipt: string; reason: string };

/** The phrases that notifications about payments fill in; empty if the facts lack the value. */
export const paymentPhrases = (
	{ amount, receiptNumber, reason }: Facts,
	locale: Locale,
): PaymentPhrases => ({
	amount: amount === undefined ? "" : isolateName(moneyText(amount, locale)),
	receipt: receiptNumber ? isolateName(receiptNumber) : "",
	reason: reason ? writtenFor(reason, locale) : "",
});

/**
 * Title of the notification that money was received: how much, what for, and of which child in a
 * guardian's copy.
 * @param what empty if it is not known
 */
export function receivedTitle(
	{ amount, what, child }: { amount: string; what: string; child?: string },
	locale: Locale,
): string {
	const received = locale === "ar" ? `استلمنا ${amount}` : `We received ${amount}`;
	return `${received}${what && `: ${what}`}${child ? ` – ${child}` : ""}`;
}

/** A title that names the child in a guardian's copy, if it does not already. */
export const titleAbout = (
	{ status }: { status: string },
	title: string,
	child: string | undefined,
	locale: Locale,
) => (child && status !== "received" ? aboutChild(title, child, locale) : title);

/** Label of a button that leads to paying online; earlier notifications name no amount. */
export const payLabel = ({ amount }: { amount?: number }): Record<Locale, string> =>
	amount
		? { en: `Pay ${moneyText(amount, "en")}`, ar: `ادفع ${moneyText(amount, "ar")}` }
		: { en: "Pay online", ar: "الدفع الإلكتروني" };

/** Leads to the receipt of a payment; undefined if the facts name none. */
export const receiptAction = (facts: object): Action | undefined =>
	"receipt" in facts
		? {
				path: `/fees?receipt=${facts.receipt}`,
				label: { en: "See the receipt", ar: "عرض الإيصال" },
			}
		: undefined;

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
