import { prerender } from "react-dom/static";
import { StaticRouter } from "react-router-dom";
import { escapeHtml } from "#shared/core/html.ts";
import { direction, type Locale, locales } from "#shared/core/locales.ts";
import { newsOnHome } from "#shared/news/news.rules.ts";
import { documents, type PageData, type PageRenderer, pageAt, pages, type Shown } from "#shared/pages.ts";
import type { ContactLines } from "#shared/settings/settings.schema.ts";
import manifestText from "../../dist/site/.vite/manifest.json?raw";
import template from "../../dist/site/index.html?raw";
import { isHome, upcomingOnHome } from "../content/home.ts";
import { createQueryClient } from "../core/queries.ts";
import { components } from "./components.ts";
import { headOf } from "./heads.ts";
import { type Prefilled, prefill, prefillContactLines } from "./prefill.ts";
import { Root } from "./Root.tsx";

type Chunk = { file: string; imports?: string[]; css?: string[] };
const manifest: Record<string, Chunk> = JSON.parse(manifestText);

/** JSON inside HTML: nothing in it can end the element that holds it. */
const embed = (id: string, data: object) =>
	`<script type="application/json" id="${id}">${JSON.stringify(data).replace(/</g, "\\u003c")}</script>`;

/** A chunk after all that it imports. */
function withImports(name: string, seen = new Set<Chunk>()): Set<Chunk> {
	const chunk = manifest[name];
	if (!chunk || seen.has(chunk)) return seen;
	for (const imported of chunk.imports ?? []) withImports(imported, seen);
	return seen.add(chunk);
}

/** The scripts and styles of a page that the template does not load for all of them. */
function filesOf(path: string): { scripts: string[]; styles: string[] } {
	const page = pageAt(path);
	const chunks = page ? [...withImports(components[page.name])] : [];
	const own = (files: string[]) => [...new Set(files)].filter((file) => !template.includes(file));
	return { scripts: own(chunks.map(({ file }) => file)), styles: own(chunks.flatMap(({ css = [] }) => css)) };
}

const fontFor: Record<Locale, string> = { en: "latin", ar: "arabic" };

function preloads(path: string, locale: Locale): string {
	const font = Object.values(manifest).find((chunk) => chunk.file.includes(`readex-pro-${fontFor[locale]}-wght`))?.file;
	return [
		font && `<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin />`,
		...filesOf(path).scripts.map((name) => `<link rel="modulepreload" crossorigin href="/${name}" />`),
	]
		.filter(Boolean)
		.join("");
}

/** The styles of a page, after those of the template, on which they build. */
const stylesheets = (path: string) =>
	filesOf(path)
		.styles.map((name) => `<link rel="stylesheet" crossorigin href="/${name}" />`)
		.join("");

/** What a page shows, and nothing else: it travels with the page. */
function dataFor(
	path: string,
	{ now, events, upcoming, past, news, annualPlan, trainingClasses }: PageData,
): Prefilled {
	const page = pageAt(path);
	if (!page) return { now };
	if (page.name === "event") return { now, event: events.find(({ id }) => id === page.id) };
	const shows = (kind: Shown) => pages[page.name].shows?.includes(kind);
	return {
		now,
		...(shows("annualPlan") && { annualPlan }),
		...(shows("trainingClasses") && { trainingClasses }),
		...(shows("news") && { news: news.slice(0, newsOnHome) }),
		...(shows("events") &&
			(isHome(path) ? { home: { rows: upcomingOnHome(upcoming.rows, now) } } : { upcoming, past })),
	};
}

function head(path: string, locale: Locale, siteUrl: string, { event }: Prefilled): string {
	const { title, description } = headOf(path, locale, event);
	const url = `${siteUrl}${path}`;
	const alternates = locales.map((other) => `<link rel="alternate" hreflang="${other}" href="${url}?lang=${other}" />`);
	return `<title>${escapeHtml(title)}</title><meta name="description" content="${escapeHtml(description)}" /><meta property="og:title" content="${escapeHtml(title)}" /><meta property="og:description" content="${escapeHtml(description)}" /><meta property="og:type" content="website" /><meta property="og:url" content="${escapeHtml(url)}" /><meta property="og:locale" content="${locale === "ar" ? "ar_KW" : "en_US"}" /><meta property="og:image" content="${siteUrl}/preview.png" /><link rel="canonical" href="${escapeHtml(url)}" />${pageAt(path) ? alternates.join("") : '<meta name="robots" content="noindex" />'}${preloads(path, locale)}`;
}

const loading: Record<Locale, string> = { en: "Loading...", ar: "جارٍ التحميل..." };

async function body(path: string, locale: Locale, data: Prefilled, contact: ContactLines): Promise<string> {
	const queries = createQueryClient();
	prefill(queries, data);
	prefillContactLines(queries, contact);
	const router = ({ children }: { children: React.ReactNode }) => (
		<StaticRouter location={path}>{children}</StaticRouter>
	);
	const { prelude } = await prerender(<Root queries={queries} locale={locale} router={router} />, {
		// One piece: a page put together by inline scripts would need a laxer Content Security Policy.
		progressiveChunkSize: Number.POSITIVE_INFINITY,
	});
	return new Response(prelude).text();
}

/** A whole document: a page, the 404 document, or the bare application. */
export const render: PageRenderer = async ({ path, locale, siteUrl, data }) => {
	const shown = dataFor(path, data);
	const bare = path === documents.app;
	const content = bare
		? `<p class="loading" role="status">${loading[locale]}</p>`
		: await body(path, locale, shown, data.contactLines);
	return template
		.replace('<html lang="en" dir="ltr"', `<html lang="${locale}" dir="${direction[locale]}" data-rendered="true"`)
		.replace("<!--head-->", () => head(path, locale, siteUrl, shown))
		.replace("</head>", () => `${stylesheets(path)}</head>`)
		.replace("<!--app-->", () => content)
		.replace("<!--data-->", () => (bare ? "" : embed("data", shown)) + embed("contact-lines", data.contactLines));
};
