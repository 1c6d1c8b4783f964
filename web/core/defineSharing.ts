import type { Locale } from "#shared/core/locales.ts";
import type { PageName } from "#shared/pages.ts";
import type { Described, JsonLd } from "./jsonLd.ts";

/** Metadata for finding and sharing a page, beyond its title and description. */
export type Sharing<Thing> = {
	/** Lines below the title on the preview picture; the description by default. */
	lines?: (thing: Thing, locale: Locale) => string[];
	/** Structured data of the page's subject for search engines. */
	jsonLd?: (thing: Thing, described: Described) => JsonLd | undefined;
	/** Open Graph `article:` tags, by name. */
	article?: (thing: Thing) => Record<string, string>;
};

/** Defines the metadata of a page about a record. */
export const sharingOf = <Thing>(one: Sharing<Thing>) => one as Sharing<unknown>;

/**
 * Defines the metadata of pages, by their names: the default export of `*.sharing.ts`, which only
 * the renderer reads.
 */
export const defineSharing = (pages: { [N in PageName]?: Sharing<unknown> }) => pages;
