import type { Locale } from "#shared/core/locales.ts";
import { moneyText } from "#shared/core/texts/money.ts";
import type { Notice, Words } from "../../people/notifications/notice.ts";

/** Facts about an online payment that staff have to look at, or about a refund; in fils. */
export type OnlinePaymentFacts = { status: "differs" | "refundDiffers"; amount: number };

const words: Record<OnlinePaymentFacts["status"], Record<Locale, (amount: string) => Words>> = {
	differs: {
		en: (amount) => ({
			title: "An online payment differs",
			message: `The bank took other money than the ${amount} that was asked, or the fee no longer exists. No fee is marked as paid. Please look at the payment.`,
		}),
		ar: (amount) => ({
			title: "دفعة إلكترونية غير مطابقة",
			message: `لا يطابق ما حصّله البنك المبلغ المطلوب ${amount}، أو لم تعد الرسوم موجودة. لم تُسجّل أي رسوم مدفوعة، ويرجى مراجعة الدفعة.`,
		}),
	},
	refundDiffers: {
		en: (amount) => ({
			title: "A refund has no answer from the bank",
			message: `The payment gateway doesn’t say whether ${amount} was paid back. The amount stays reserved. Ask the bank, then confirm or release the refund.`,
		}),
		ar: (amount) => ({
			title: "لا رد من البنك على إعادة مبلغ",
			message: `لا تبيّن بوابة الدفع هل أُعيد ${amount}. يبقى المبلغ محجوزًا. راجع البنك ثم أكّد إعادة المبلغ أو ألغِ حجزه.`,
		}),
	},
};

/** Tells staff that the money of an online payment is not what was asked for. */
export const onlinePaymentNotice: Notice<OnlinePaymentFacts> = {
	kind: "onlinePayment",
	guardianAct: "seeFees",
	isMailed: () => true,
	words: ({ status, amount }, locale) => words[status][locale](moneyText(amount, locale)),
	action: () => ({ path: "/decide", label: { en: "See the payment", ar: "عرض الدفعة" } }),
};
