import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { RootFile } from "#shared/app/root-files.ts";
import { type Locale, locales } from "#shared/core/locales.ts";
import {
	documents,
	feedFile,
	feedNames,
	isRendered,
	type PageRenderer,
	pageAt,
	pageFile,
	pageNames,
	pages,
	previewFile,
} from "#shared/pages.ts";
import { addressesOf } from "../../base/pages/addresses.ts";
import { env, requireEnv } from "../../core/env.ts";
import { files } from "../../core/outside/files.ts";
import { runEach } from "../../core/parallel.ts";
import { toAtom } from "./feeds.ts";
import { pathsToRender, type Rendering } from "./page-changes.ts";
import { readData, showsByConsent } from "./page-data.ts";
import { commonPicture, createPreviews } from "./previews.ts";

import { toSitemap } from "./sitemap.ts";

const cache = "public, max-age=0, s-maxage=60, stale-while-revalidate=600";
/** Cache of pages that show people by consent: a withdrawn consent takes effect within a minute. */
const briefCache = "public, max-age=0, s-maxage=20, stale-while-revalidate=20";
const cacheOf = (path: string) => (showsByConsent(path) ? briefCache : cache);

const renderedPages = pageNames.filter(isRendered);

async function renderer(): Promise<PageRenderer> {
	// Lambda sets this variable to the folder of the function's code.
	const path = resolve(process.env.LAMBDA_TASK_ROOT ?? "", requireEnv("PAGE_RENDERER"));
	return import(pathToFileURL(path).href);
}

const put = (key: string, body: string, type: string, cached = cache) =>
	files.get().put("pages", key, body, { type, cache: cached });

/** Pages rendered at once; their preview pictures are made in parallel. */
const atOnce = 4;

/**
 * Renders public pages in both languages and stores them for the CDN. Returns their number and a
 * function that draws the preview pictures still missing.
 */
export async function renderPages(now: number, changed: Rendering = { render: "all" }) {
	const [{ render, previewOf }, { data, known, removed }] = await Promise.all([
		renderer(),
		readData(now, changed),
	]);
	await removePages(removed);
	const all = [
		...Object.values(documents),
		...renderedPages.flatMap((name) => addressesOf(name, data)),
	];
	const paths = pathsToRender(changed, all, data);
	const siteUrl = env().SITE_URL;
	const pictures = createPreviews(siteUrl);
	const isShared = (path: string) => pages[pageAt(path)?.name ?? "login"].indexed;
	async function renderOne(path: string, locale: Locale) {
		const page = { path, locale, siteUrl, data };
		const picture = isShared(path)
			? await pictures.addressOf(path, locale, previewOf(page))
			: commonPicture(siteUrl);
		await put(
			pageFile(path, locale),
			await render({ ...page, picture }),
			"text/html; charset=utf-8",
			cacheOf(path),
		);
	}
	const writePages = () =>
		runEach(
			"pages",
			paths,
			(path) => runEach("page", locales, (locale) => renderOne(path, locale)),
			atOnce,
		);
	const texts: [key: RootFile | `${Locale}/${string}`, toText: () => string, type: string][] = [];
	if (known) {
		for (const locale of locales)
			for (const name of feedNames)
				texts.push([
					feedFile(name, locale),
					() => toAtom(name, locale, siteUrl, data),
					"application/atom+xml; charset=utf-8",
				]);
		texts.push(
			["sitemap.xml", () => toSitemap(siteUrl, known), "application/xml"],
			[
				".well-known/security.txt",
				() => toSecurityText(siteUrl, data.publicSettings.email, now),
				"text/plain",
			],
		);
	}
	if (changed.render === "all")
		texts.push([
			"robots.txt",
			() => `User-agent: *\nDisallow: /api/\nSitemap: ${siteUrl}/sitemap.xml\n`,
			"text/plain",
		]);
	const writeFiles = () =>
		runEach("files beside pages", texts, ([key, toText, type]) => put(key, toText(), type));
	try {
		await runEach(
			"parts of a rendering",
			[writePages, writeFiles],
			async (write) => void (await write()),
			1,
		);
	} catch (error) {
		// The pages that were rendered show these pictures.
		await pictures.draw();
		throw error;
	}
	return { pages: paths.length * locales.length, drawPictures: pictures.draw };
}

/**
 * Where to report a weakness of the site (RFC 9116). Written again with each change of the sitemap,
 * long before it expires.
 */
const toSecurityText = (siteUrl: string, email: string, now: number) =>
	[
		`Contact: mailto:${email}`,
		`Expires: ${new Date(now + 360 * 24 * 60 * 60 * 1000).toISOString()}`,
		"Preferred-Languages: en, ar",
		`Canonical: ${siteUrl}/.well-known/security.txt`,
		"",
	].join("\n");

/** Deletes pages that are no longer shown, with their preview pictures. */
export async function removePages(paths: readonly string[]): Promise<void> {
	const keys = paths.flatMap((path) =>
		locales.flatMap((locale) => [pageFile(path, locale), previewFile(path, locale)]),
	);
	await runEach("pages to remove", keys, (key) => files.get().remove("pages", key));
}
