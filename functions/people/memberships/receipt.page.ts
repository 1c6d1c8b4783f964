import { onlinePaymentKey } from "#shared/competition/online-payments/online-payments.schema.ts";
import { direction, formatLocale, type Locale, locales } from "#shared/core/locales.ts";
import { amountInWords } from "#shared/core/texts/amount-in-words.ts";
import { escapeHtml } from "#shared/core/texts/html.ts";
import { exactMoneyText } from "#shared/core/texts/money.ts";
import { runsToHtml, writtenToHtml } from "#shared/core/texts/runs.ts";
import { startOf, timeZone } from "#shared/core/time/kuwait.ts";
import { membershipCharge } from "#shared/people/memberships/memberships.rules.ts";
import { nameIn } from "#shared/people/users/users.rules.ts";
import { letterhead, letterheadStyle, type Sender } from "../../base/settings/letterhead.ts";
import { printedPage } from "../../core/http/printed-page.ts";
import type { User } from "../users/user.entity.ts";
import { methodNames, sourceNames } from "./method-names.ts";
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
	| "reference"
	| "electronic"
	| "until"
	| "signature"
	| "credit"
	| "refund"
	| "to"
	| "refunded"
	| "inWords"
	| "reason"
	| "first"
	| "cashier"
	| "stamp",
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
		reference: "Bank reference",
		electronic: "Issued electronically. Valid without a signature.",
		until: "Membership valid until",
		signature: "For the federation",
		credit: "Credit",
		refund: "Refund receipt",
		to: "Paid to",
		refunded: "Date of refund",
		inWords: "Amount in words",
		reason: "Reason",
		first: "Refund of receipt",
		cashier: "Cashier",
		stamp: "Stamp",
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
		reference: "مرجع البنك",
		electronic: "صدر إلكترونيًا، وهو صالح بلا توقيع.",
		until: "العضوية سارية حتى",
		signature: "عن الاتحاد",
		credit: "رصيد",
		refund: "إيصال رد مبلغ",
		to: "صُرف إلى",
		refunded: "تاريخ الرد",
		inWords: "المبلغ بالحروف",
		reason: "السبب",
		first: "رد عن الإيصال",
		cashier: "أمين الصندوق",
		stamp: "الختم",
		waits: "هذا المبلغ بانتظار البنك ولم يُصرف بعد.",
		refused: (day) => `لم يصرفه البنك، ${day}. لم يعد هذا الإيصال صالحًا.`,
		voided: (day) => `أُلغي في ${day}. لم يعد هذا الإيصال صالحًا.`,
		valid: (day) => `سارية حتى ${day}`,
		part: (total) => `جزء من دفعة قدرها ${total} عن عدة أشخاص.`,
	},
};

/** @param rows the number of rows, which line up in both languages */
const styleOf = (rows: number) => `${letterheadStyle}
h1 { display: flex; justify-content: space-between; gap: 1rem; margin: 1rem 0; font-size: 15pt; direction: ltr }
h1 bdi { font-variant-numeric: tabular-nums }
.sides { direction: ltr; display: grid; grid-template-columns: 1fr 1fr; grid-template-rows: repeat(${rows}, auto); grid-auto-flow: column; gap: 0 8mm }
.side { display: grid; grid-row: 1 / -1; grid-template-rows: subgrid }
.side[lang="en"] { grid-column: 1; direction: ltr }
.side[lang="ar"] { grid-column: 2; direction: rtl }
.side div { padding-block: 1.4mm; border-block-end: .5pt solid #ccc }
dl { margin: 0 }
dt { color: #444; font-size: 9pt }
dd { margin: 0; font-weight: 600; font-variant-numeric: tabular-nums }
.amount { font-size: 16pt }
.void { padding: .6rem 1rem; border: 2pt solid #b3121d; color: #b3121d; font-weight: 700 }
.notes { display: flex; justify-content: space-between; gap: 8mm; margin-block: 1rem; direction: ltr }
.notes p { margin: 0 }
.signed { display: grid; grid-template-columns: 1fr 1fr; gap: 8mm; margin-block-start: 22mm }
.signed p { margin: 0; padding-block-start: .4rem; border-block-start: .5pt solid #111; text-align: center; color: #444; font-size: 9.5pt }
.signed strong { display: block; color: #111 }
@media screen and (max-width: 40rem) {
	.sides { display: flex; flex-direction: column; gap: 1.5rem }
	.side { display: block }
	h1 { flex-wrap: wrap; font-size: 13pt }
	.notes { flex-wrap: wrap }
}
`;

/** Between a title and its amount; a dot would look like a zero beside Arabic digits. */
const separator = { en: " · ", ar: "، " } as const;

type Paid = { payment: PaymentRecord; person: User | null };
type Receipt = {
	/** One for each person, in the same order each time. */
	payments: readonly Paid[];
	/** Sum of the whole receipt, of which some payments may be missing here. */
	total: number;
	/** The person who paid online. */
	payer?: User;
	/** The member of staff who took the money or paid it out; undefined for a payment made online. */
	cashier?: User;
	/** Numbers of the receipts that a refund pays back. */
	firstReceipts?: readonly string[];
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

/** What the receipt writes in its language, as HTML. */
function htmlIn(locale: Locale) {
	const text = words[locale];
	const date = new Intl.DateTimeFormat(formatLocale[locale], { timeZone, dateStyle: "long" });
	const day = (value: string) => date.format(startOf(value));
	const bdi = (value: string, dir = "auto") =>
		dir === "auto" ? writtenToHtml(value) : `<bdi dir="${dir}">${escapeHtml(value)}</bdi>`;
	const money = (fils: number) =>
		`<bdi dir="auto">${runsToHtml(exactMoneyText(Math.abs(fils), locale))}</bdi>`;
	const nameOf = ({ person }: Paid) =>
		bdi(person ? nameIn(locale, person).full : text.formerMember);
	return { text, day, bdi, money, nameOf };
}
type Html = ReturnType<typeof htmlIn>;

function whyNotValid({ text, day }: Html, { voidedAt, waitsSince }: PaymentRecord): string | null {
	if (!voidedAt) return waitsSince ? text.waits : null;
	return waitsSince ? text.refused(day(voidedAt)) : text.voided(day(voidedAt));
}

/** What the receipt is for, with names and days if it is of several people. */
function purposeOf(
	{ text, day, bdi, money, nameOf }: Html,
	payments: readonly Paid[],
	locale: Locale,
): string {
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
		].join(separator[locale]);
	};
	return lines.map(lineText).join("<br>");
}

/** The rows of a receipt: a label, what it says, and perhaps a class name. */
function rowsOf(
	html: Html,
	{ payments, payer: online, firstReceipts = [] }: Receipt,
	locale: Locale,
): [string, string, string?][] {
	const { text, day, bdi, money, nameOf } = html;
	const [{ payment: first }] = payments;
	const { receiptNumber, paymentDate, paymentMethod, validUntil, source } = first;
	// The reference of an older payment made online is our own id.
	const { bankReference, reference } = first;
	const atBank = bankReference ?? (onlinePaymentKey(reference ?? "") ? undefined : reference);
	const isOfSeveral = payments.length > 1;
	const isOwn = online?.id === first.userId && !isOfSeveral;
	const payer = first.payer ?? (online && !isOwn ? nameIn(locale, online).full : null);
	const amount = amountOf(payments);
	const isRefund = amount < 0;
	const members = payments.map(nameOf).join("<br>");
	return [
		[text.number, bdi(receiptNumber, "ltr")],
		[isRefund ? text.to : text.from, payer ? bdi(payer) : members],
		[text.amount, money(amount), "amount"],
		[text.inWords, runsToHtml(amountInWords(Math.abs(amount), locale))],
		[text.for, purposeOf(html, payments, locale)],
		...(isRefund && first.notes ? ([[text.reason, bdi(first.notes)]] as [string, string][]) : []),
		...(firstReceipts.length > 0
			? ([[text.first, firstReceipts.map((number) => bdi(number, "ltr")).join("<br>")]] as [
					string,
					string,
				][])
			: []),
		...(payer && !isOfSeveral ? ([[text.member, members]] as [string, string][]) : []),
		[isRefund ? text.refunded : text.paid, day(paymentDate)],
		[text.method, source ? sourceNames[locale][source] : methodNames[locale][paymentMethod]],
		...(atBank ? ([[text.reference, bdi(atBank, "ltr")]] as [string, string][]) : []),
		...(validUntil && !isOfSeveral ? ([[text.until, day(validUntil)]] as [string, string][]) : []),
	];
}

const amountOf = (payments: readonly Paid[]) =>
	payments.reduce((sum, { payment }) => sum + payment.amount, 0);

/** What the receipt says in one language. */
function sideOf(receipt: Receipt, locale: Locale) {
	const html = htmlIn(locale);
	const rows = rowsOf(html, receipt, locale);
	const list = rows.map(
		([name, value, kind]) =>
			`<div><dt>${name}</dt><dd${kind ? ` class="${kind}"` : ""}>${value}</dd></div>`,
	);
	return {
		rows: rows.length,
		html: `<dl class="side" lang="${locale}" dir="${direction[locale]}">${list.join("")}</dl>`,
	};
}

/** A text in both languages, side by side. */
const inBoth = (className: string, textIn: (locale: Locale) => string | null) => {
	const parts = locales.map((locale) => {
		const text = textIn(locale);
		return text && `<p lang="${locale}" dir="${direction[locale]}">${text}</p>`;
	});
	return parts.some(Boolean) ? `<div class="${className}">${parts.join("")}</div>` : "";
};

/**
 * Renders a receipt, of a payment or of a refund, as a voucher in both languages; a voided payment's
 * receipt says so.
 * @param locale the reader's language, in which the page itself is named
 */
export function receiptPage(receipt: Receipt, locale: Locale, sender: Sender): string {
	const [{ payment: first }] = receipt.payments;
	const { cashier } = receipt;
	const amount = amountOf(receipt.payments);
	const titleIn = (one: Locale) => words[one][amount < 0 ? "refund" : "receipt"];
	const isElectronic = first.paymentMethod === "online";
	const sides = locales.map((one) => sideOf(receipt, one));
	const number = `<bdi dir="ltr">${escapeHtml(first.receiptNumber)}</bdi>`;
	const both = (word: "cashier" | "stamp" | "signature") =>
		locales.map((one) => `<span lang="${one}">${words[one][word]}</span>`).join(" · ");
	const nameOf = (person: User) =>
		locales.map((one) => writtenToHtml(nameIn(one, person).full)).join(" · ");
	const signed = `<div class="signed"><p class="signature">${cashier ? `<strong>${nameOf(cashier)}</strong>` : ""}${both(cashier ? "cashier" : "signature")}</p><p>${both("stamp")}</p></div>`;
	const body = `${letterhead(sender)}
<h1><span lang="en">${titleIn("en")}</span> ${number} <span lang="ar" dir="rtl">${titleIn("ar")}</span></h1>
${inBoth("notes void", (one) => whyNotValid(htmlIn(one), first))}
<div class="sides">${sides.map(({ html }) => html).join("")}</div>
${inBoth("notes", (one) => {
	const { text, money } = htmlIn(one);
	return amount === receipt.total ? null : text.part(money(receipt.total));
})}
${isElectronic ? inBoth("notes electronic", (one) => words[one].electronic) : signed}`;
	const title = `${titleIn(locale)} ${first.receiptNumber}`;
	return printedPage({ locale, title, body, style: styleOf(sides[0].rows) });
}
