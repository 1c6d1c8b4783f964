import {
	type PageData,
	type PageName,
	pageNames,
	pages,
	pathTo,
	type Shown,
} from "#shared/pages.ts";

/** Whether a page is about one thing, of which its address has the number. */
const isAboutOne = (name: PageName) => pages[name].path.includes(":id");

/** The addresses that a page has with some things: one, or one for each thing that it is about. */
export function addressesOf(name: PageName, things: { [kind in Shown]?: unknown } | PageData) {
	const { path, shows } = pages[name];
	if (!isAboutOne(name) || !shows) return [path];
	// Only what has a number of its own has a page for each.
	const shown = (things[shows[0]] ?? []) as readonly { id: number }[];
	return shown.map(({ id }) => pathTo(name, id));
}

/** The addresses at which a kind of data is shown, of which `id` is one item. */
export const addressesShowing = (kind: Shown, id: number): string[] =>
	pageNames.filter((name) => pages[name].shows?.includes(kind)).map((name) => pathTo(name, id));

/** The addresses of the pages that are about one thing of a kind. */
export const addressesAbout = (kind: Shown, id: number): string[] =>
	addressesShowing(kind, id).filter((path) => !findListPages(kind).includes(path));

/** The addresses of the pages that list things of a kind. */
export const findListPages = (kind: Shown): string[] =>
	pageNames
		.filter((name) => !isAboutOne(name) && pages[name].shows?.includes(kind))
		.map((name) => pages[name].path);
