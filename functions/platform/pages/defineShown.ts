import type { Shown, ShownData } from "#shared/pages.ts";
import type { ToRender } from "./shown.ts";
import type { Known } from "./sitemap.ts";

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
