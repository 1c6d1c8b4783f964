import { type Charge as ChargeState, openAmount } from "#shared/competition/fees/charges.rules.ts";
import { titleAtEvent } from "#shared/competition/fees/titleAtEvent.ts";
import { formatLocale, type Locale } from "#shared/core/locales.ts";
import { exactMoneyText } from "#shared/core/texts/money.ts";
import { runsToHtml, writtenToHtml } from "#shared/core/texts/runs.ts";
import { timeZone } from "#shared/core/time/kuwait.ts";
import { nameIn } from "#shared/people/users/users.rules.ts";
import { letterhead, letterheadStyle, type Sender } from "../../../base/settings/letterhead.ts";
import { printedPage } from "../../../core/http/printed-page.ts";
import type { listChargedAt } from "../fees.service.ts";

const words: Record<
	Locale,
	Record<
		"title" | "person" | "what" | "fee" | "paid" | "open" | "sum" | "formerMember" | "none",
		string
	>
> = {
	en: {
		title: "Statement of fees",
		person: "Name",
		what: "For",
		fee: "Fee",
		paid: "Paid",
		open: "To pay",
		sum: "Total",
		formerMember: "A former member",
		none: "No fees",
	},
	ar: {
		title: "كشف الرسوم",
		person: "الاسم",
		what: "مقابل",
		fee: "الرسوم",
		paid: "المدفوع",
		open: "المتبقي",
		sum: "المجموع",
		formerMember: "عضو سابق",
		none: "لا رسوم",
	},
};

const style = `${letterheadStyle}
.heading { border: 0; padding: 0 }
table { inline-size: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums }
thead { display: table-header-group }
tr { break-inside: avoid }
th, td { padding: 1.6mm 2mm; border-block-end: .5pt solid #999; text-align: start; vertical-align: baseline }
th { border-block-end: 1pt solid #111; font-size: 9.5pt; white-space: nowrap }
.amount { inline-size: 1%; white-space: nowrap; text-align: end }
tfoot td { border-block: 1pt solid #111; font-weight: 700 }
@media screen and (max-width: 40rem) {
	thead { display: none }
	tr { display: block; padding-block: .6rem; border-block-end: .5pt solid #999 }
	td { display: block; padding: 0; border: 0 }
	td:first-child { font-weight: 700 }
	td.amount { display: flex; justify-content: space-between; inline-size: auto }
	td.amount::before { content: attr(data-head); color: #444; font-weight: 400 }
	tfoot td { border: 0 }
}
`;

/** Renders the charges of an event as a statement, a line for each. */
export function statementPage(
	{ event, charged, people }: Awaited<ReturnType<typeof listChargedAt>>,
	locale: Locale,
	now: number,
	sender: Sender,
): string {
	const text = words[locale];
	const day = new Intl.DateTimeFormat(formatLocale[locale], { timeZone, dateStyle: "long" });
	const bdi = writtenToHtml;
	const money = (fils: number, head: string) =>
		`<td class="amount" data-head="${head}"><bdi>${runsToHtml(exactMoneyText(fils, locale))}</bdi></td>`;
	const amounts = (of: (part: (one: ChargeState) => number) => number) =>
		[
			money(
				of(({ owed }) => owed),
				text.fee,
			),
			money(
				of(({ paid }) => paid),
				text.paid,
			),
			money(of(openAmount), text.open),
		].join("");
	const title = locale === "ar" ? event.titleAr : event.titleEn;
	const nameOf = (userId: number) => {
		const person = people.get(userId);
		return person ? nameIn(locale, person).full : text.formerMember;
	};
	const lines = charged
		.map((one) => ({ ...one, name: nameOf(one.userId) }))
		.sort((a, b) => a.name.localeCompare(b.name, locale));
	const head = [text.person, text.what]
		.map((column) => `<th scope="col">${column}</th>`)
		.concat(
			[text.fee, text.paid, text.open].map((c) => `<th scope="col" class="amount">${c}</th>`),
		);
	const rows = lines.map(
		({ name, charge, titleEn, titleAr }) =>
			`<tr><td>${bdi(name)}</td><td>${bdi(titleAtEvent(locale === "ar" ? titleAr : titleEn, title))}</td>${amounts((part) => part(charge))}</tr>`,
	);
	const sums = amounts((part) => lines.reduce((sum, { charge }) => sum + part(charge), 0));
	const total = `<tr><td colspan="2">${text.sum}</td>${sums}</tr>`;
	const table =
		lines.length > 0
			? `<table><thead><tr>${head.join("")}</tr></thead><tbody>${rows.join("")}</tbody><tfoot>${total}</tfoot></table>`
			: `<p>${text.none}</p>`;
	const body = `${letterhead(sender)}<header class="heading"><h1>${text.title}</h1><p>${bdi(title)}</p><p>${day.format(now)}</p></header>${table}`;
	return printedPage({ locale, title: `${text.title}: ${title}`, body, style });
}
