import { nameIn } from "#shared/community/users/users.rules.ts";
import type { Locale } from "#shared/core/locales.ts";
import { inDinars } from "#shared/core/texts/money.ts";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import { methodNames } from "../../../community/memberships/method-names.ts";
import { paymentsBetween } from "../../../community/memberships/payments.service.ts";
import { peopleById } from "../../../community/users/users.service.ts";
import { type Table, tableFile } from "../../../core/files/table-file.ts";
import type { ChargeLineRecord } from "../ledger/charge-line.entity.ts";
import { chargeLinesBetween } from "./charge-lines.ts";
import { findClosings } from "./money.service.ts";

const words: Record<
	Locale,
	{
		columns: string[];
		title: string;
		membership: string;
		gone: string;
		voided: string;
		voidedLater: string;
		waits: string;
		kinds: Record<ChargeLineRecord["kind"] | "payment", string>;
	}
> = {
	en: {
		title: "Payments and charges",
		columns: [
			"Date",
			"Line",
			"Receipt",
			"Person",
			"For",
			"Received (KD)",
			"Charged (KD)",
			"Method",
			"Reference",
			"Paid by",
			"Notes",
		],
		membership: "Membership fee",
		gone: "A former member",
		voided: "Voided",
		voidedLater: "Voided after the day was closed",
		waits: "Waits at the bank",
		kinds: {
			payment: "Payment",
			charged: "Charge",
			changed: "Change of a charge",
			voided: "Charge voided",
			waived: "Charge waived",
			refunding: "Refund of a charge at the bank",
			refunded: "Charge refunded",
			paid: "Paid",
			released: "Released",
		},
	},
	ar: {
		title: "الدفعات والرسوم",
		columns: [
			"التاريخ",
			"البند",
			"الإيصال",
			"الشخص",
			"مقابل",
			"المستلم (د.ك)",
			"الرسوم (د.ك)",
			"الطريقة",
			"المرجع",
			"الدافع",
			"ملاحظات",
		],
		membership: "رسوم العضوية",
		gone: "عضو سابق",
		voided: "ملغاة",
		voidedLater: "ملغاة بعد إقفال اليوم",
		waits: "بانتظار البنك",
		kinds: {
			payment: "دفعة",
			charged: "رسوم",
			changed: "تعديل رسوم",
			voided: "إلغاء رسوم",
			waived: "إعفاء من رسوم",
			refunding: "إعادة رسوم لدى البنك",
			refunded: "إعادة رسوم",
			paid: "مدفوع",
			released: "محرَّر",
		},
	},
};

/** Payments and charges between two days as a workbook, one line for each. */
export async function exportMoney(from: string, to: string, locale: Locale) {
	const text = words[locale];
	const [payments, lines] = await Promise.all([
		paymentsBetween(from, to),
		chargeLinesBetween(from, to),
	]);
	const closings = await findClosings(from, to);
	const people = await peopleById([...payments, ...lines].map(({ userId }) => userId));
	const nameOf = (userId: number) => {
		const person = people.get(userId);
		return person ? nameIn(locale, person).full : text.gone;
	};
	const titleOf = ({ titleEn, titleAr }: { titleEn: string; titleAr: string }) =>
		locale === "ar" ? titleAr : titleEn;
	const paid = payments.map((payment) => {
		const { voidedAt, voidReason, waitsSince, parts } = payment;
		const closedAt = closings.get(payment.paymentDate);
		const isLater = voidedAt !== undefined && closedAt !== undefined && closedAt < voidedAt;
		const voided = isLater ? text.voidedLater : text.voided;
		const state = voidedAt ? voided : waitsSince ? text.waits : undefined;
		return [
			payment.paymentDate,
			state ? `${text.kinds.payment} (${state})` : text.kinds.payment,
			payment.receiptNumber,
			nameOf(payment.userId),
			parts ? parts.map(titleOf).join("; ") : text.membership,
			state ? 0 : inDinars(payment.amount),
			"",
			methodNames[locale][payment.paymentMethod],
			payment.reference ?? "",
			payment.payer ?? "",
			voidReason ?? payment.notes ?? "",
		];
	});
	const charged = lines.map((line) => [
		kuwaitDate(Date.parse(line.at)),
		text.kinds[line.kind],
		line.receipt ?? "",
		nameOf(line.userId),
		titleOf(line),
		"",
		inDinars(line.amount),
		"",
		"",
		"",
		line.reason ?? "",
	]);
	const rows = [...paid, ...charged].sort((a, b) => String(a[0]).localeCompare(String(b[0])));
	const table: Table = { title: text.title, columns: text.columns, rows };
	return tableFile(table, `${text.title} ${from} ${to}.xlsx`, locale);
}
