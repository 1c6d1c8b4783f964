import type { Role } from "#shared/core/access.ts";
import type { Locale } from "#shared/core/locales.ts";

export type Head = { title: string; description: string };

export type PageDefinition = {
	/** The file whose default export is the page, from `web/`. It is fetched when the page is opened. */
	component: `${string}Page.tsx`;
	/** Title and description; a page about one thing is headed by that thing: see `app/head/subjects.ts`. */
	head: Record<Locale, Head>;
	/** Its link in the main navigation. Links are shown in ascending order of their positions. */
	navigation?: {
		position: number;
		label: Record<Locale, string>;
		/** Who sees the link; by default everybody. */
		only?: readonly (Role | "visitor")[];
	};
};

/** The pages of a domain, by their names in `shared/pages.ts`. */
export const definePages = <const Pages extends Record<string, PageDefinition>>(pages: Pages) =>
	pages;
