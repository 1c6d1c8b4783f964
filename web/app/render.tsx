import type { QueryClient } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { prerender } from "react-dom/static";
import { StaticRouter } from "react-router-dom";
import type { PublicSettings } from "#shared/base/settings/settings.schema.ts";
import { federationName } from "#shared/core/federation.ts";
import { direction, type Locale } from "#shared/core/locales.ts";
import { documents, isBare, type PageData, type PageRenderer, pageAt } from "#shared/pages.ts";
import manifestText from "../../dist/site/.vite/manifest.json?raw";
import template from "../../dist/site/index.html?raw";
import { createQueryClient } from "../core/calls/queries.ts";
import type { defineRendered, Prefilled } from "../core/defineRendered.ts";
import { embedJson } from "../core/jsonLd.ts";
import { authMessages } from "../identity/auth/auth.messages.ts";
import { pageDefinitions } from "../pageDefinitions.ts";
import { Mark } from "../ui/texts/Mark.tsx";
import { headTags, previewOf as previewOfPage } from "./head/documentHead.ts";
import { prefillPublicSettings, prefillQueries } from "./loading/prefill.ts";
import { Root } from "./Root.tsx";

const embed = (id: string, data: unknown) =>
	`<script type="application/json" id="${id}">${embedJson(data)}</script>`;

type Chunk = { file: string; imports?: string[]; css?: string[] };
const manifest: Record<string, Chunk> = JSON.parse(manifestText);

/** Returns a chunk with all its imports, imports first. */
function withImports(name: string, seen = new Set<Chunk>()): Set<Chunk> {
	const chunk = manifest[name];
	if (!chunk || seen.has(chunk)) return seen;
	for (const imported of chunk.imports ?? []) withImports(imported, seen);
	return seen.add(chunk);
}

/** The scripts and styles that a page needs beyond those of the template. */
function filesOf(path: string): { scripts: string[]; styles: string[] } {
	const page = pageAt(path);
	const chunks = page ? [...withImports(pageDefinitions[page.name].component)] : [];
	const own = (files: string[]) => [...new Set(files)].filter((file) => !template.includes(file));
	return {
		scripts: own(chunks.map(({ file }) => file)),
		styles: own(chunks.flatMap(({ css = [] }) => css)),
	};
}

/** The fonts that every page of a language needs, for preloading. */
const fontsFor: Record<Locale, readonly string[]> = {
	en: ["readex-pro-latin-wght"],
	ar: ["readex-pro-arabic-wght", "arabic-digits"],
};

function preloads(path: string, locale: Locale): string {
	const files = Object.values(manifest).map(({ file }) => file);
	const fonts = fontsFor[locale].flatMap((name) => files.find((file) => file.includes(name)) ?? []);
	return [
		...fonts.map(
			(font) => `<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin />`,
		),
		...filesOf(path).scripts.map(
			(name) => `<link rel="modulepreload" crossorigin href="/${name}" />`,
		),
	].join("");
}

/** The page's stylesheets. They must come after those of the template, on which they build. */
const stylesheets = (path: string) =>
	filesOf(path)
		.styles.map((name) => `<link rel="stylesheet" crossorigin href="/${name}" />`)
		.join("");

/** The data with which each page is rendered, as the domains define it. */
const rendered: ReturnType<typeof defineRendered> = Object.assign(
	{},
	...Object.values(import.meta.glob("../*/*/*.rendered.ts", { eager: true, import: "default" })),
);

/** Selects the data that a page shows; only this data is embedded in the page. */
function dataFor(path: string, locale: Locale, data: PageData): Prefilled[] {
	const page = pageAt(path);
	return (page && rendered[page.name]?.({ id: page.id, locale, data })) ?? [];
}

/** Shown until the application has started: the bar with the name, and that it loads. */
const waitIn = (locale: Locale) =>
	`<header class="topbar"><div class="width"><a class="brand" href="/">${renderToStaticMarkup(<Mark />)}<span>${federationName[locale]}</span></a></div></header><p class="loading" role="status">${loading[locale]}</p>`;

const needsScript = (locale: Locale) =>
	`<div class="width"><p class="notice">${authMessages[locale]["auth.needsScript"]}</p></div>`;

const loading: Record<Locale, string> = { en: "Loading...", ar: "جارٍ التحميل..." };

function queriesWith(data: Prefilled[], settings: PublicSettings) {
	const queries = createQueryClient();
	prefillQueries(queries, data);
	prefillPublicSettings(queries, settings);
	return queries;
}

async function body(
	path: string,
	locale: Locale,
	queries: QueryClient,
	renderedAt: number,
): Promise<string> {
	const router = ({ children }: { children: React.ReactNode }) => (
		<StaticRouter location={path}>{children}</StaticRouter>
	);
	const { prelude } = await prerender(
		<Root queries={queries} locale={locale} renderedAt={renderedAt} router={router} />,
		{
			// Disables streaming chunks: their inline scripts would need a laxer Content Security Policy.
			progressiveChunkSize: Number.POSITIVE_INFINITY,
		},
	);
	return new Response(prelude).text();
}

/**
 * The embedded data of a visitor's document, for hydration, with the time of the rendering in ms
 * since 1970. `data-bare`: it has no prerendered page to hydrate. A document that is also sent to browsers with a session has none: they request the
 * user.
 */
function dataOf(prefilled: Prefilled[], path: string, renderedAt: number): string {
	if (path === documents.app || path === documents.notFound) return "";
	const bare = isBare(path) ? " data-bare" : "";
	return `<script type="application/json" id="data"${bare} data-at="${renderedAt}">${embedJson(prefilled)}</script>`;
}

export const previewOf: PageRenderer["previewOf"] = ({ path, locale, data }) =>
	previewOfPage({
		path,
		locale,
		queries: queriesWith(dataFor(path, locale, data), data.publicSettings),
	});

/** Renders a whole document: a page, the 404 document or the bare app. */
export const render: PageRenderer["render"] = async ({ path, locale, siteUrl, data, picture }) => {
	const prefilled = dataFor(path, locale, data);
	const queries = queriesWith(prefilled, data.publicSettings);
	const bare = isBare(path);
	const wait = waitIn(locale);
	const rendered = bare ? "" : await body(path, locale, queries, data.now);
	// The 404 page waits for the user like the application, except without JavaScript.
	const without = path === documents.notFound ? rendered : needsScript(locale);
	const content =
		path !== documents.notFound && rendered ? rendered : `${wait}<noscript>${without}</noscript>`;
	const tags = headTags({ path, locale, siteUrl, queries, now: data.now, picture });
	return template
		.replace(
			'<html lang="en" dir="ltr"',
			`<html lang="${locale}" dir="${direction[locale]}" data-rendered="true"`,
		)
		.replace("<!--head-->", () => tags + preloads(path, locale))
		.replace("</head>", () => `${stylesheets(path)}</head>`)
		.replace("<!--app-->", () => content)
		.replace(
			"<!--data-->",
			() => dataOf(prefilled, path, data.now) + embed("public-settings", data.publicSettings),
		);
};
