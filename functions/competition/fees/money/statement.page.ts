import { nameIn } from "#shared/community/users/users.rules.ts";
import { openAmount } from "#shared/competition/fees/charges.rules.ts";
import { federationName } from "#shared/core/federation.ts";
import { formatLocale, type Locale } from "#shared/core/locales.ts";
import { escapeHtml } from "#shared/core/texts/html.ts";
import { moneyText } from "#shared/core/texts/money.ts";
import { runsToHtml } from "#shared/core/texts/runs.ts";
import { timeZone } from "#shared/core/time/kuwait.ts";
import { printedPage } from "../../../core/http/printed-page.ts";
import type { listChargedAt } from "../fees.service.ts";

const words: Record<
	Locale,
	Record<"title" | "person" | "what" | "fee" | "paid" | "open" | "sum" | "gone" | "none", string>
> = {
	en: {
		title: "Statement of fees",
		person: "Name",
		what: "For",
		fee: "Fee",
		paid: "Paid",
		open: "To pay",
		sum: "Total",
		gone: "A former member",
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
		gone: "عضو سابق",
		none: "لا رسوم",
	},
};

const style = `
table { inline-size: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums }
thead { display: table-header-group }
tr { break-inside: avoid }
th, td { padding: 1.6mm 2mm; border-block-end: .5pt solid #999; text-align: start; vertical-align: baseline }
th { border-block-end: 1pt solid #111; font-size: 9.5pt; white-space: nowrap }
.amount { inline-size: 1%; white-space: nowrap; text-align: end }
tfoot td { border-block: 1pt solid #111; font-weight: 700 }
`;

/** Renders the charges of an event as a statement, a line for each. */
export function statementPage(
	{ event, charged, people }: Awaited<ReturnType<typeof listChargedAt>>,
	locale: Locale,
	now: number,
): string {
	const text = words[locale];
	const day = new Intl.DateTimeFormat(formatLocale[locale], { timeZone, dateStyle: "long" });
	const bdi = (value: string) => `<bdi>${runsToHtml(value)}</bdi>`;
	const money = (fils: number) => `<td class="amount">${bdi(moneyText(fils, locale))}</td>`;
	const nameOf = (userId: number) => {
		const person = people.get(userId);
		return person ? nameIn(locale, person).full : text.gone;
	};
	const lines = charged
		.map((one) => ({ ...one, name: nameOf(one.userId) }))
		.sort((a, b) => a.name.localeCompare(b.name, locale));
	const sums = (part: (one: (typeof lines)[number]) => number) =>
		lines.reduce((total, one) => total + part(one), 0);
	const head = [text.person, text.what]
		.map((column) => `<th scope="col">${column}</th>`)
		.concat(
			[text.fee, text.paid, text.open].map((c) => `<th scope="col" class="amount">${c}</th>`),
		);
	const rows = lines.map(
		({ name, charge, titleEn, titleAr }) =>
			`<tr><td>${bdi(name)}</td><td>${bdi(locale === "ar" ? titleAr : titleEn)}</td>${money(charge.owed)}${money(charge.paid)}${money(openAmount(charge))}</tr>`,
	);
	const total = `<tr><td colspan="2">${text.sum}</td>${money(sums(({ charge }) => charge.owed))}${money(sums(({ charge }) => charge.paid))}${money(sums(({ charge }) => openAmount(charge)))}</tr>`;
	const title = locale === "ar" ? event.titleAr : event.titleEn;
	const table =
		lines.length > 0
			? `<table><thead><tr>${head.join("")}</tr></thead><tbody>${rows.join("")}</tbody><tfoot>${total}</tfoot></table>`
			: `<p>${text.none}</p>`;
	const body = `<header><p>${escapeHtml(federationName[locale])}</p><p>${day.format(now)}</p><h1>${text.title}</h1><p>${bdi(title)}</p></header>${table}`;
	return printedPage({ locale, title: `${text.title}: ${title}`, body, style });
}
