import type { Locale } from "#shared/core/locales.ts";
import type { PageData, PageDataKind, PageDataKinds } from "#shared/pages.ts";
import type { EntityName } from "../../domains.ts";
import type { Change } from "../stream/change.ts";

/** Paths of pages to render. `byClock`: the pages that change as time passes. */
export type ToRender = "all" | "byClock" | ReadonlySet<string>;

/** What a change of an item means for the public pages. */
export type Affected = {
	/** Paths of pages to render. */
	render?: readonly string[] | "all";
	/** Paths of pages to remove. */
	removed?: readonly string[];
	/** Finds more paths to render, before any data is read. */
	lookUp?: () => Promise<string[]>;
	/** Finds more paths to render in the data of the pages that show a kind. */
	inData?: Search;
};

export type Search = { shows: PageDataKind; find: (data: PageData) => string[] };

/** An item that has a page: when it last changed, and its picture, if known. */
export type PublicRecord = { id: number; updatedAt?: string; imageUrl?: string | null };

type Read<Kind extends PageDataKind> = {
	data: PageDataKinds[Kind];
	/** Items that have a page of their own, for the sitemap. */
	known?: PublicRecord[];
	/** Ids of items that no longer have a page. */
	removed?: number[];
};

/** An entry of an Atom feed. */
export type FeedEntry = {
	id: number;
	title: Record<Locale, string>;
	text: Record<Locale, string>;
	published?: string;
	updated: string;
};

export type PageDataDefinition<Kind extends PageDataKind> = {
	/** Placeholder data for pages that do not show this kind. */
	empty: PageDataKinds[Kind];
	/** Reads the data for the pages that have to be rendered. */
	read: (context: { render: ToRender; now: number }) => Promise<Read<Kind>>;
	/** Whether the sitemap lists its items. */
	inSitemap: boolean;
	/**
	 * Whether it shows people by their consent. Its pages are cached briefly, so that a withdrawn
	 * consent takes effect within a minute.
	 */
	byConsent: boolean;
	/** Does not change as time passes: pages that show nothing else are rendered after changes only. */
	timeless?: true;
	/** Every page shows it. */
	everywhere?: true;
	/** The entries of its feed, which the table of pages names. */
	feed?: (data: PageData) => FeedEntry[];
	/** How changes affect its pages: of the domain's own entities, or of those below it. */
	affectedBy: AffectedBy;
};

/** What a change of an entity, whose definition says `pages`, means for the pages. */
export type AffectedBy = { [E in EntityName<{ pages: true }>]?: (change: Change) => Affected };

export type PageDataDefinitions = { [Kind in PageDataKind]: PageDataDefinition<Kind> };

/** Defines how the data of a domain's prerendered pages is read and followed: `*.page-data.ts`. */
export const definePageData = (definitions: Partial<PageDataDefinitions>) => definitions;
