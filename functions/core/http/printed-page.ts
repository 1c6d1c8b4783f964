import { direction, type Locale } from "#shared/core/locales.ts";
import { escapeHtml } from "#shared/core/texts/html.ts";

/** The site's typeface, at addresses that the build keeps free of hashes. */
const fontFace = (file: string, weights: string, range: string) =>
	`@font-face { font-family: "Readex Pro"; font-weight: ${weights}; src: url("/app/print-${file}.woff2") format("woff2"); unicode-range: ${range} }`;

// Words break only where they alone are wider than their line: with `anywhere`, columns of a table
// would shrink to single letters.
const style = `
${fontFace("arabic", "160 700", "U+0600-065F, U+066D-06FF, U+0750-077F, U+200C-200E, U+FB50-FDFF, U+FE70-FEFC")}
${fontFace("digits", "100 900", "U+0660-066C")}
${fontFace("latin", "160 700", "U+0000-00FF, U+0131, U+0152-0153, U+2000-200B, U+200F-206F, U+20AC, U+2212")}
@page { size: A4; margin: 14mm 12mm }
body { margin: 0 auto; padding: 2rem 1rem; max-inline-size: 190mm; overflow-wrap: break-word; background: #fff; color: #111;
	font: 11pt/1.5 "Readex Pro", "Segoe UI", "Noto Sans Arabic", Tahoma, system-ui, sans-serif }
header { display: grid; grid-template-columns: 1fr auto; gap: 0 1rem; margin-block-end: 1rem;
	padding-block-end: .6rem; border-block-end: 2pt solid #b3121d }
header p { margin: 0; color: #444; font-size: 9.5pt }
header p:nth-of-type(even) { text-align: end }
h1 { grid-column: 1 / -1; margin: .1rem 0; font-size: 16pt; line-height: 1.35 }
nav { margin-block-end: 1rem; text-align: end }
button { padding: .6rem 1.4rem; border: 0; border-radius: .5rem; background: #b3121d; color: #fff; font: inherit; cursor: pointer }
:lang(ar) ol { list-style-type: arabic-indic }
@media print { body { padding: 0; max-inline-size: none } nav { display: none } }
`;

const print: Record<Locale, string> = { en: "Print", ar: "طباعة" };

type Paper = { locale: Locale; title: string; body: string; style: string; className?: string };

/** An HTML page to be printed on A4. The site's print.js makes its button work. */
export const printedPage = ({ locale, title, body, style: own, className }: Paper): string =>
	`<!doctype html><html lang="${locale}" dir="${direction[locale]}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><link rel="icon" href="/mark.svg"><style>${style}${own}</style><script src="/app/print.js" defer></script></head><body${className ? ` class="${className}"` : ""}>
<nav><button type="button">${print[locale]}</button></nav>
${body}</body></html>`;
