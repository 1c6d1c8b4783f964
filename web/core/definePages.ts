import type { QueryKey } from "@tanstack/react-query";
import type { Role } from "#shared/core/access.ts";
import type { Locale } from "#shared/core/locales.ts";

export type Head = { title: string; description: string };

/** The record that a page with an id in its address is about. */
export type Subject<Thing> = {
	/** Key of the query that reads the record. */
	key: (id: number) => QueryKey;
	/** Picks the record from the query's response, for queries that return several records. */
	find?: (answer: never, id: number) => Thing | undefined;
	/** Lists whose cache may contain the record before it is read by itself. */
	lists?: QueryKey;
	/**
	 * Title and description in a language. If the description is empty, the page's default is used.
	 */
	head: (thing: Thing, locale: Locale) => Head;
};

/** Defines the record that a page is about. */
export const defineSubject = <Thing>(one: Subject<Thing>) => one as Subject<unknown>;

export type PageDefinition = {
	/** The file whose default export is the page, from `web/`. It is fetched when the page is opened. */
	component: `${string}Page.tsx`;
	/** Title and description; a page about a record is headed by the record once it is known. */
	head: Record<Locale, Head>;
	subject?: Subject<unknown>;
	/** Whether a public page shows staff their own navigation, because they work on it. */
	hasStaffNavigation?: true;
	/** Its link in the main navigation. Links are shown in ascending order of their positions. */
	navigation?: {
		/** Stands under "More" on wide windows: for everybody, or for people who are signed in. */
		folded?: "always" | "signed in";
		position: number;
		label: Record<Locale, string>;
		/** Who sees the link; by default everybody. */
		only?: readonly (Role | "visitor")[];
	};
};

/** The pages of a domain, by their names in `shared/pages.ts`. */
export const definePages = <const Pages extends Record<string, PageDefinition>>(pages: Pages) =>
	pages;
