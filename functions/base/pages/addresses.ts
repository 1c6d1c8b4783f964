import {
	type PageData,
	type PageDataKind,
	type PageName,
	pageAt,
	pageNames,
	pages,
	pathTo,
} from "#shared/pages.ts";
import type { ToRender } from "./definePageData.ts";

/** Whether a page is about one item, whose id is part of its path. */
const isAboutOne = (name: PageName) => pages[name].path.includes(":id");

/** The paths of a page with the given data: one, or one per item if it is a detail page. */
export function addressesOf(
	name: PageName,
	things: { [kind in PageDataKind]?: unknown } | PageData,
) {
	const { path, shows } = pages[name];
	if (!isAboutOne(name) || !shows) return [path];
	// Only items with an id have detail pages.
	const items = (things[shows[0]] ?? []) as readonly { id: number }[];
	return items.map(({ id }) => pathTo(name, id));
}

/** Ids of the items whose detail page a change affects. */
export const idsToRender = (render: ToRender, name: PageName): number[] =>
	(typeof render === "string" ? [] : [...render])
		.flatMap((path) => pageAt(path) ?? [])
		.flatMap((page) => (page.name === name ? [page.id] : []));

/** The paths of all pages that show this item. */
export const addressesShowing = (kind: PageDataKind, id: number): string[] =>
	pageNames.filter((name) => pages[name].shows?.includes(kind)).map((name) => pathTo(name, id));

/** The paths of the detail pages of one item. */
export const addressesAbout = (kind: PageDataKind, id: number): string[] =>
	addressesShowing(kind, id).filter((path) => !findListPages(kind).includes(path));

/** The paths of the pages that list items of a kind. */
export const findListPages = (kind: PageDataKind): string[] =>
	pageNames
		.filter((name) => !isAboutOne(name) && pages[name].shows?.includes(kind))
		.map((name) => pages[name].path);
