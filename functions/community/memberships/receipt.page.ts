import type { PaymentPart } from "#shared/community/memberships/memberships.schema.ts";
import { nameIn } from "#shared/community/users/users.rules.ts";
import { federationName } from "#shared/core/federation.ts";
import { formatLocale, type Locale } from "#shared/core/locales.ts";
import { escapeHtml } from "#shared/core/texts/html.ts";
import { moneyText } from "#shared/core/texts/money.ts";
import { runsToHtml } from "#shared/core/texts/runs.ts";
import { startOf, timeZone } from "#shared/core/time/kuwait.ts";
import { printedPage } from "../../core/http/printed-page.ts";
import type { User } from "../users/user.entity.ts";
import { methodNames } from "./method-names.ts";
import type { PaymentRecord } from "./payment.entity.ts";

type Words = Record<
	| "receipt"
	| "number"
	| "from"
	| "member"
	| "gone"
	| "amount"
	| "for"
	| "fee"
	| "paid"
	| "method"
	| "until"
	| "signature",
	string
> & { voided: (day: string) => string };

const words: Record<Locale, Words> = {
	en: {
		receipt: "Receipt",
		number: "Receipt no.",
		from: "Received from",
		member: "Member",
		gone: "A former member",
		amount: "Amount",
		for: "For",
		fee: "Membership fee",
		paid: "Date of payment",
		method: "Method of payment",
		until: "Membership valid until",
		signature: "For the federation",
		voided: (day) => `Voided on ${day}. This receipt is no longer valid.`,
	},
	ar: {
		receipt: "إيصال استلام",
		number: "رقم الإيصال",
		from: "استلمنا من",
		member: "العضو",
		gone: "عضو سابق",
		amount: "المبلغ",
		for: "وذلك عن",
		fee: "رسوم العضوية",
		paid: "تاريخ الدفع",
		method: "طريقة الدفع",
		until: "العضوية سارية حتى",
		signature: "عن الاتحاد",
		voided: (day) => `أُلغي في ${day}. لم يعد هذا الإيصال صالحًا.`,
	},
};

const style = `
dl { display: grid; grid-template-columns: max-content 1fr; gap: .5rem 2rem; margin: 1.5rem 0 3.5rem; font-size: 12pt }
dt { color: #444 }
dd { margin: 0; font-weight: 600; font-variant-numeric: tabular-nums }
.amount { font-size: 16pt }
.void { padding: .6rem 1rem; border: 2pt solid #b3121d; color: #b3121d; font-weight: 700 }
.signature { inline-size: 60mm; margin-inline-start: auto; padding-block-start: .4rem; border-block-start: .5pt solid #111;
	text-align: center; color: #444; font-size: 9.5pt }
`;

type Paid = { payment: PaymentRecord; person: User | null };

/** Renders a receipt; a voided payment's receipt says so. */
export function receiptPage({ payment, person }: Paid, locale: Locale): string {
	const text = words[locale];
	const date = new Intl.DateTimeFormat(formatLocale[locale], { timeZone, dateStyle: "long" });
	const day = (value: string) => date.format(startOf(value));
	const bdi = (value: string, dir = "auto") =>
		`<bdi dir="${dir}">${dir === "auto" ? runsToHtml(value) : escapeHtml(value)}</bdi>`;
	const member = bdi(person ? nameIn(locale, person).full : text.gone);
	const { voidedAt, payer, parts } = payment;
	const partsOf = (all: readonly PaymentPart[]) =>
		all
			.map((part) => {
				const title = bdi(locale === "ar" ? part.titleAr : part.titleEn);
				return all.length === 1 ? title : `${title} (${bdi(moneyText(part.amount, locale))})`;
			})
			.join("<br>");
	const rows: [string, string, string?][] = [
		[text.number, bdi(payment.receiptNumber, "ltr")],
		[text.from, payer ? bdi(payer) : member],
		[text.amount, bdi(moneyText(payment.amount, locale)), "amount"],
		[text.for, parts ? partsOf(parts) : text.fee],
		...(payer ? ([[text.member, member]] as [string, string][]) : []),
		[text.paid, day(payment.paymentDate)],
		[text.method, methodNames[locale][payment.paymentMethod]],
		...(payment.validUntil ? ([[text.until, day(payment.validUntil)]] as [string, string][]) : []),
	];
	const body = `<header><p>${escapeHtml(federationName[locale])}</p><p>${day(payment.createdAt)}</p>
<h1>${text.receipt} ${bdi(payment.receiptNumber, "ltr")}</h1></header>
${voidedAt ? `<p class="void">${text.voided(day(voidedAt))}</p>` : ""}
<dl>${rows.map(([name, value, kind]) => `<dt>${name}</dt><dd${kind ? ` class="${kind}"` : ""}>${value}</dd>`).join("")}</dl>
<p class="signature">${text.signature}</p>`;
	return printedPage({ locale, title: `${text.receipt} ${payment.receiptNumber}`, body, style });
}
