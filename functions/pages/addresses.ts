import { type PageData, type PageName, pageNames, pages, pathTo, type Shown } from "#shared/pages.ts";

/** The addresses that a page has with some data: one, or one for each item that it is about. */
export function addressesOf(name: PageName, data: PageData): string[] {
	const { path, shows } = pages[name];
	if (!path.includes(":id") || !shows) return [path];
	// Only what has a number of its own has a page for each.
	return (data[shows[0]] as readonly { id: number }[]).map(({ id }) => pathTo(name, id));
}

/** The addresses at which a kind of data is shown, of which `id` is one item. */
export const addressesShowing = (kind: Shown, id: number): string[] =>
	pageNames.filter((name) => pages[name].shows?.includes(kind)).map((name) => pathTo(name, id));
