/** @jest-environment node */
import { globSync } from "node:fs";
import { resolve } from "node:path";
import { createIntl } from "react-intl";
import { formatLocale, type Locale, locales } from "#shared/core/locales.ts";
import type { Messages } from "./messages.ts";

type Text = { file: string; id: string; locale: Locale; message: string };

const texts: Text[] = (
	await Promise.all(
		globSync("web/**/*.messages.ts").map(async (file) =>
			Object.values(await import(resolve(file)))
				.filter((one): one is Messages => typeof one === "object" && one !== null && "ar" in one)
				.flatMap((table) =>
					locales.flatMap((locale) =>
						Object.entries(table[locale]).map(([id, message]) => ({ file, id, locale, message })),
					),
				),
		),
	)
).flat();

/** Counts that reach every plural form of both languages. */
const counts = [0, 1, 2, 3, 11, 100];
const samples: Record<Locale, string> = { en: "Layan", ar: "ليان" };

/** A message with sample values: numbers for what it formats as a number, names for the rest. */
function render({ locale, id, message }: Text, count: number): string {
	const tag = formatLocale[locale];
	const intl = createIntl({ locale: tag, defaultLocale: tag, onError: () => {} });
	const numbers = new Set(
		[...message.matchAll(/\{(\w+), (?:number|plural|selectordinal)/g)].map(([, name]) => name),
	);
	const names = [...message.matchAll(/\{(\w+)/g)].map(([, name]) => name);
	const values = Object.fromEntries(
		names.map((name) => [name, numbers.has(name) ? count : samples[locale]]),
	);
	return intl.formatMessage({ id, defaultMessage: message }, values);
}

const rendered = texts.flatMap((text) =>
	(text.message.includes("{") ? counts : [0]).map((count) => ({
		...text,
		rendered: render(text, count),
	})),
);

/** Names that stay in Latin letters in Arabic texts. */
const latinNames =
	/\b(Excel|JPEG|PNG|WebP|AVIF|PDF|JSON|CSV|xlsx|csv|JavaScript|QR|SHA-256|https|Google Authenticator|Microsoft Authenticator|Weigh-in)\b/g;
/** Text isolated as left to right, such as an address or a code. */
const isolated = /\u2066[^\u2069]*\u2069|\u200e[\w./-]+/g;

type Rule = [name: string, wrong: (result: string, text: Text) => boolean];

const common: Rule[] = [
	["a straight quotation mark", (result) => /['"]/.test(result)],
	["two spaces in a row", (result) => / {2}/.test(result)],
	["a placeholder without value", (result) => /[{}]|undefined|null/.test(result)],
];

const rules: Record<Locale, Rule[]> = {
	en: [
		...common,
		[
			"Arabic letters",
			(result) => /[\u0600-\u06ff]/.test(result) && !/العربية|· الوزن/.test(result),
		],
		[
			"a word that British clubs do not write",
			(result) =>
				/\b(mailbox|particulars|whom(ever)?|whoever|thereby|besides|by (itself|themselves)|looks? in|in your book|letter)\b/i.test(
					result,
				),
		],
		["“told” in the passive voice", (result) => /\b(is|are|was|were|be|being) told\b/.test(result)],
		[
			"“class” where “event class” is meant",
			(result, { file }) =>
				/^web\/competition\//.test(file) && /(?<!event |training )\bclass(es)?\b/i.test(result),
		],
	],
	ar: [
		...common,
		[
			"Latin letters outside isolates",
			(result) => /[A-Za-z]/.test(result.replace(isolated, "").replace(latinNames, "")),
		],
		[
			"Western digits",
			(result) => /[0-9]/.test(result.replace(isolated, "").replace(latinNames, "")),
		],
		["a stretched letter before a name", (result) => /لـ[\u2068\u0600-\u06ff]/.test(result)],
		["the dojo's greeting before a name", (result) => /أوس [\u0600-\u06ff]/.test(result)],
	],
};

/** Texts that the specification fixes to the letter. */
const fixed = [
	"auth.mismatch",
	"manageEventClass.add",
	"manageEventClass.addTo",
	"students.noneYet",
];

test.each(locales.flatMap((locale) => rules[locale].map(([name]) => ({ locale, name }))))(
	"no text on a screen has $name: $locale",
	({ locale, name }) => {
		const [, isWrong] = rules[locale].find(([rule]) => rule === name) as Rule;
		const wrong = rendered.filter(
			(text) => text.locale === locale && !fixed.includes(text.id) && isWrong(text.rendered, text),
		);
		expect([...new Set(wrong.map(({ id, rendered: result }) => `${id}: ${result}`))]).toEqual([]);
	},
);
