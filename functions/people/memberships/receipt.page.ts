import { federationName } from "#shared/core/federation.ts";
import { formatLocale, type Locale } from "#shared/core/locales.ts";
import { escapeHtml } from "#shared/core/texts/html.ts";
import { exactMoneyText } from "#shared/core/texts/money.ts";
import { runsToHtml, writtenToHtml } from "#shared/core/texts/runs.ts";
import { startOf, timeZone } from "#shared/core/time/kuwait.ts";
import { membershipCharge } from "#shared/people/memberships/memberships.rules.ts";
import { nameIn } from "#shared/people/users/users.rules.ts";
import { printedPage } from "../../core/http/printed-page.ts";
import type { User } from "../users/user.entity.ts";
import { methodNames } from "./method-names.ts";
import type { PaymentRecord } from "./payment.entity.ts";

type Words = Record<
	| "receipt"
	| "number"
	| "from"
	| "member"
	| "formerMember"
	| "amount"
	| "for"
	| "fee"
	| "paid"
	| "method"
	| "until"
	| "signature"
	| "credit"
	| "refund"
	| "to"
	| "refunded",
	string
> & {
	voided: (day: string) => string;
	waits: string;
	refused: (day: string) => string;
	valid: (day: string) => string;
	part: (total: string) => string;
};

const words: Record<Locale, Words> = {
	en: {
		receipt: "Receipt",
		number: "Receipt no.",
		from: "Received from",
		member: "Member",
		formerMember: "A former member",
		amount: "Amount",
		for: "For",
		fee: "Membership fee",
		paid: "Date of payment",
		method: "Method of payment",
		until: "Membership valid until",
		signature: "For the federation",
		credit: "Credit",
		refund: "Refund receipt",
		to: "Paid to",
		refunded: "Date of refund",
		waits: "This refund waits at the bank. It has not been paid out yet.",
		refused: (day) => `Not paid out by the bank, ${day}. This receipt is no longer valid.`,
		voided: (day) => `Voided on ${day}. This receipt is no longer valid.`,
		valid: (day) => `valid until ${day}`,
		part: (total) => `Part of a payment of ${total} for several people.`,
	},
	ar: {
		receipt: "إيصال استلام",
		number: "رقم الإيصال",
		from: "استلمنا من",
		member: "العضو",
		formerMember: "عضو سابق",
		amount: "المبلغ",
		for: "وذلك عن",
		fee: "رسوم العضوية",
		paid: "تاريخ الدفع",
		method: "طريقة الدفع",
		until: "العضوية سارية حتى",
		signature: "عن الاتحاد",
		credit: "رصيد",
		refund: "إيصال رد مبلغ",
		to: "صُرف إلى",
		refunded: "تاريخ الرد",
		waits: "هذا المبلغ بانتظار البنك ولم يُصرف بعد.",
		refused: (day) => `لم يصرفه البنك، ${day}. لم يعد هذا الإيصال صالحًا.`,
		voided: (day) => `أُلغي في ${day}. لم يعد هذا الإيصال صالحًا.`,
		valid: (day) => `سارية حتى ${day}`,
		part: (total) => `جزء من دفعة قدرها ${total} عن عدة أشخاص.`,
	},
};

const style = `
dl { display: grid; grid-template-columns: max-content 1fr; gap: .5rem 2rem; margin: 1.5rem 0 3.5rem; font-size: 12pt }
dt { color: #444 }
@media (max-width: 30rem) { dl { grid-template-columns: 1fr; gap: 0 } dd { margin-block-end: .6rem } }
dd { margin: 0; font-weight: 600; font-variant-numeric: tabular-nums }
.amount { font-size: 16pt }
.void { padding: .6rem 1rem; border: 2pt solid #b3121d; color: #b3121d; font-weight: 700 }
.signature { inline-size: 60mm; margin-inline-start: auto; padding-block-start: .4rem; border-block-start: .5pt solid #111;
	text-align: center; color: #444; font-size: 9.5pt }
`;

type Paid = { payment: PaymentRecord; person: User | null };
type Receipt = {
	/** One for each person, in the same order each time. */
	payments: readonly Paid[];
	/** Sum of the whole receipt, of which some payments may be missing here. */
	total: number;
	/** The person who paid online. */
	payer?: User;
};

/** What a payment is for: its parts, and what of it became credit. */
function linesOf({ parts, amount }: PaymentRecord, locale: Locale) {
	const text = words[locale];
	if (!parts) return [{ title: text.fee, amount, isMembership: true }];
	const rest = amount - parts.reduce((sum, part) => sum + part.amount, 0);
	return [
		...parts.map((part) => ({
			title: locale === "ar" ? part.titleAr : part.titleEn,
			amount: part.amount,
			isMembership: part.charge === membershipCharge,
		})),
		...(rest !== 0 ? [{ title: text.credit, amount: rest, isMembership: false }] : []),
	];
}

/** Renders a receipt, of a payment or of a refund; a voided payment's receipt says so. */
export function receiptPage({ payments, total, payer: online }: Receipt, locale: Locale): string {
	const text = words[locale];
	const date = new Intl.DateTimeFormat(formatLocale[locale], { timeZone, dateStyle: "long" });
	const day = (value: string) => date.format(startOf(value));
	const bdi = (value: string, dir = "auto") =>
		dir === "auto" ? writtenToHtml(value) : `<bdi dir="${dir}">${escapeHtml(value)}</bdi>`;
	const whyNotValid = ({ voidedAt, waitsSince }: PaymentRecord) => {
		if (!voidedAt) return waitsSince ? text.waits : null;
		return waitsSince ? text.refused(day(voidedAt)) : text.voided(day(voidedAt));
	};
	const money = (fils: number) =>
		`<bdi dir="auto">${runsToHtml(exactMoneyText(Math.abs(fils), locale))}</bdi>`;
	const nameOf = ({ person }: Paid) =>
		bdi(person ? nameIn(locale, person).full : text.formerMember);
	const [first] = payments;
	const { receiptNumber, paymentDate, paymentMethod, createdAt, validUntil } = first.payment;
	const notValid = whyNotValid(first.payment);
	const isOwn = online?.id === first.payment.userId && payments.length === 1;
	const payer = first.payment.payer ?? (online && !isOwn ? nameIn(locale, online).full : null);
	const amount = payments.reduce((sum, { payment }) => sum + payment.amount, 0);
	const isRefund = amount < 0;
	const isOfSeveral = payments.length > 1;
	const lines = payments.flatMap((paid) =>
		linesOf(paid.payment, locale).map((line) => ({ ...line, paid })),
	);
	const lineText = ({ title, amount: part, isMembership, paid }: (typeof lines)[number]) => {
		const until = paid.payment.validUntil;
		return [
			bdi(title),
			...(isOfSeveral ? [nameOf(paid)] : []),
			...(isOfSeveral && isMembership && until ? [text.valid(day(until))] : []),
			...(lines.length > 1 ? [money(part)] : []),
		].join(" · ");
	};
	const members = payments.map(nameOf).join("<br>");
	const title = isRefund ? text.refund : text.receipt;
	const rows: [string, string, string?][] = [
		[text.number, bdi(receiptNumber, "ltr")],
		[isRefund ? text.to : text.from, payer ? bdi(payer) : members],
		[text.amount, money(amount), "amount"],
		[text.for, lines.map(lineText).join("<br>")],
		...(payer && !isOfSeveral ? ([[text.member, members]] as [string, string][]) : []),
		[isRefund ? text.refunded : text.paid, day(paymentDate)],
		[text.method, methodNames[locale][paymentMethod]],
		...(validUntil && !isOfSeveral ? ([[text.until, day(validUntil)]] as [string, string][]) : []),
	];
	const body = `<header><p>${escapeHtml(federationName[locale])}</p><p>${day(createdAt)}</p>
<h1>${title} ${bdi(receiptNumber, "ltr")}</h1></header>
${notValid ? `<p class="void">${notValid}</p>` : ""}
<dl>${rows.map(([name, value, kind]) => `<dt>${name}</dt><dd${kind ? ` class="${kind}"` : ""}>${value}</dd>`).join("")}</dl>
${amount === total ? "" : `<p>${text.part(money(total))}</p>`}
<p class="signature">${text.signature}</p>`;
	return printedPage({ locale, title: `${title} ${receiptNumber}`, body, style });
}
