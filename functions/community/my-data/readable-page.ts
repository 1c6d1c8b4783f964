import { beltName } from "#shared/base/ranks/belts.names.ts";
import { ladder } from "#shared/base/ranks/belts.rules.ts";
import { federationName } from "#shared/core/federation.ts";
import { direction, formatLocale, type Locale } from "#shared/core/locales.ts";
import { escapeHtml } from "#shared/core/texts/html.ts";
import { exactMoneyText } from "#shared/core/texts/money.ts";
import { runsToHtml } from "#shared/core/texts/runs.ts";
import { timeZone } from "#shared/core/time/kuwait.ts";
import { type Purpose, purposes } from "#shared/people/consents/consents.rules.ts";
import { wordings } from "#shared/people/consents/consents.wordings.ts";
import type { Item } from "../../core/table/items.ts";
import type { ExportSections } from "./export-sections.ts";
import { fieldWords, partWords } from "./words.ts";

const titles = { en: "What is kept about me", ar: "ما يُحفظ عني" };
const yesNo = { en: ["Yes", "No"], ar: ["نعم", "لا"] };

/** Attributes in fils. */
const amounts = new Set(["amount", "charge.owed", "charge.paid"]);

const instant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

function written(name: string, value: unknown, locale: Locale): string {
	const when = (at: number) =>
		new Intl.DateTimeFormat(formatLocale[locale], {
			dateStyle: "long",
			timeStyle: "short",
			timeZone,
		}).format(at);
	if (amounts.has(name)) return exactMoneyText(Number(value), locale);
	if (typeof value === "boolean") return yesNo[locale][value ? 0 : 1];
	if (Array.isArray(value)) return value.map((one) => written(name, one, locale)).join("\n");
	if (name === "startedAt" || name === "lastSeenAt") return when(Number(value));
	const text = typeof value === "object" ? JSON.stringify(value) : String(value);
	if (instant.test(text)) return when(Date.parse(text));
	if (name === "purpose" && purposes.includes(text as Purpose))
		return wordings[text as Purpose].title[locale];
	const belt = ladder.find((one) => one === text);
	return belt ? beltName(belt, locale) : text;
}

/** The export as an HTML page that works offline. */
export function readablePage(gathered: ExportSections, locale: Locale, now: number): string {
	const word = (words: readonly [string, string]) => escapeHtml(words[locale === "ar" ? 1 : 0]);
	const row = ([name, value]: [string, unknown]) =>
		`<tr><th scope="row">${word(fieldWords[name])}</th><td dir="auto">${runsToHtml(written(name, value, locale))}</td></tr>`;
	const table = (item: Item) => `<table>${Object.entries(item).map(row).join("")}</table>`;
	const section = ([entity, items]: [string, Item[]]) =>
		`<section><h2>${word(partWords[entity])} (${items.length.toLocaleString(formatLocale[locale])})</h2>${items.map(table).join("")}</section>`;
	const made = written("createdAt", new Date(now).toISOString(), locale);
	return `<!doctype html><html lang="${locale}" dir="${direction[locale]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${titles[locale]}</title><style>body{font:16px/1.6 sans-serif;max-width:52rem;margin:auto;padding:1rem;color:#1c1a17}table{width:100%;border-collapse:collapse;margin-block:.75rem;border:1px solid #ddd}th,td{padding:.25rem .75rem;text-align:start;vertical-align:top;border-bottom:1px solid #eee;white-space:pre-line;overflow-wrap:anywhere}th{width:35%;font-weight:600}</style></head><body><h1>${titles[locale]}</h1><p>${escapeHtml(federationName[locale])} · ${escapeHtml(made)}</p>${Object.entries(gathered).map(section).join("")}</body></html>`;
}
