import type { Locale } from "#shared/core/locales.ts";
import { inDinars } from "#shared/core/texts/money.ts";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import { nameIn } from "#shared/people/users/users.rules.ts";
import { type Table, tableFile } from "../../../core/files/table-file.ts";
import { methodNames } from "../../../people/memberships/method-names.ts";
import type { PaymentRecord } from "../../../people/memberships/payment.entity.ts";
import { paymentsBetween } from "../../../people/memberships/payments.service.ts";
import { peopleById } from "../../../people/users/users.service.ts";
import type { ChargeLineRecord } from "../ledger/charge-line.entity.ts";
import { chargeLinesBetween } from "./charge-lines.ts";
import { findClosings } from "./money.service.ts";

const words: Record<
	Locale,
	{
		columns: string[];
		title: string;
		membership: string;
		formerMember: string;
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
		formerMember: "A former member",
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
		title: "المدفوعات والرسوم",
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
		formerMember: "عضو سابق",
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

type Book = {
	payments: readonly PaymentRecord[];
	lines: readonly ChargeLineRecord[];
	people: ReadonlyMap<number, Parameters<typeof nameIn>[1]>;
	/** When the cash of days was closed, by day. */
	closings: ReadonlyMap<string, string>;
};

/** Payments and charges as a table, a line for each, by day. */
export function moneyTable({ payments, lines, people, closings }: Book, locale: Locale): Table {
	const text = words[locale];
	const nameOf = (userId: number) => {
		const person = people.get(userId);
		return person ? nameIn(locale, person).full : text.formerMember;
	};
	const titleOf = ({ titleEn, titleAr }: { titleEn: string; titleAr: string }) =>
		locale === "ar" ? titleAr : titleEn;
	const stateOf = ({ voidedAt, waitsSince, paymentDate }: PaymentRecord) => {
		if (!voidedAt) return waitsSince && text.waits;
		const closedAt = closings.get(paymentDate) ?? voidedAt;
		return closedAt < voidedAt ? text.voidedLater : text.voided;
	};
	const paid = payments.map((payment) => {
		const state = stateOf(payment);
		return [
			payment.paymentDate,
			state ? `${text.kinds.payment} (${state})` : text.kinds.payment,
			payment.receiptNumber,
			nameOf(payment.userId),
			payment.parts ? payment.parts.map(titleOf).join("; ") : text.membership,
			state ? 0 : inDinars(payment.amount),
			"",
			methodNames[locale][payment.paymentMethod],
			payment.reference ?? "",
			payment.payer ?? "",
			payment.voidReason ?? payment.notes ?? "",
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
	return { title: text.title, columns: text.columns, rows };
}

/** Payments and charges between two days as a workbook. */
export async function exportMoney(from: string, to: string, locale: Locale) {
	const [payments, lines, closings] = await Promise.all([
		paymentsBetween(from, to),
		chargeLinesBetween(from, to),
		findClosings(from, to),
	]);
	const people = await peopleById([...payments, ...lines].map(({ userId }) => userId));
	const table = moneyTable({ payments, lines, people, closings }, locale);
	return tableFile(table, `${table.title} ${from} ${to}.xlsx`, locale);
}
