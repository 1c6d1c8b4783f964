import type { Shown, ShownData } from "#shared/pages.ts";

/**
 * What a batch of changes means for the public pages: paths to render, and removed pages (`gone`).
 * `eventClassesOf`: events with a changed class; their pages are rendered if the event is
 * published, which the class record does not say. `newsOf`: date of the latest changed article; a
 * list that contains only newer articles need not be rendered. `coaches`: ids of changed coaches.
 * `dojos`: ids of the dojos that changed classes and coaches name.
 */
export type Changed = {
	/** Paths of pages to render. `byClock`: the pages that change as time passes. */
	render: "all" | "byClock" | Set<string>;
	gone: string[];
	eventClassesOf: Set<number>;
	newsOf: string | null;
	dojos: Set<number>;
	coaches: Set<number>;
	/** People whose consents changed: they may be on the national team. */
	consentsOf: Set<number>;
};

export type ToRender = Pick<Changed, "render"> &
	Partial<Pick<Changed, "eventClassesOf" | "newsOf" | "dojos" | "coaches">>;

/** An item that has a page: when it last changed, and its picture, if known. */
export type Known = { id: number; changedAt?: string; imageUrl?: string | null };

type Read<Kind extends Shown> = {
	data: ShownData[Kind];
	/** Items that have a page of their own, for the sitemap. */
	known?: Known[];
	/** Ids of items that no longer have a page. */
	gone?: number[];
};

export type ShownDefinition<Kind extends Shown> = {
	/** Placeholder data for pages that do not show this kind. */
	empty: ShownData[Kind];
	/** Reads the data for the pages that have to be rendered. */
	read: (context: { changed: ToRender; now: number }) => Promise<Read<Kind>>;
	/** Whether the sitemap lists its items. */
	inSitemap: boolean;
	/**
	 * Whether it shows people by their consent. Its pages are cached briefly, so that a withdrawn
	 * consent takes effect within a minute.
	 */
	byConsent: boolean;
};

export type ShownDefinitions = { [Kind in Shown]: ShownDefinition<Kind> };

/** Defines how the data of a domain's prerendered pages is read: `*.shown.ts`. */
export const defineShown = (definitions: Partial<ShownDefinitions>) => definitions;
