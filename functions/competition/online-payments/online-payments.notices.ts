import type { Locale } from "#shared/core/locales.ts";
import { moneyText } from "#shared/core/texts/money.ts";
import type { Notice, Words } from "../../platform/notifications/notice.ts";

/** Facts about an online payment that staff have to look at. `amount` is what was asked, in fils. */
export type OnlinePaymentFacts = { status: "differs"; amount: number };

const words: Record<Locale, (amount: string) => Words> = {
	en: (amount) => ({
		title: "An online payment differs",
		message: `The bank took other money than the ${amount} that was asked, or the fee no longer exists. No fee is marked as paid. Please look at the payment.`,
	}),
	ar: (amount) => ({
		title: "دفعة إلكترونية غير مطابقة",
		message: `لا يطابق ما حصّله البنك المبلغ المطلوب ${amount}، أو لم تعد الرسوم موجودة. لم تُسجّل أي رسوم مدفوعة، ويرجى مراجعة الدفعة.`,
	}),
};

/** Tells staff that the money of an online payment is not what was asked for. */
export const onlinePaymentNotice: Notice<OnlinePaymentFacts> = {
	kind: "onlinePayment",
	isMailed: () => true,
	words: ({ amount }, locale) => words[locale](moneyText(amount, locale)),
	action: () => ({ path: "/decide", label: { en: "See the payment", ar: "عرض الدفعة" } }),
};
