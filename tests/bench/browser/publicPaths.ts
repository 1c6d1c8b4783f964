import { pageNames, pages } from "#shared/pages.ts";

/** The address of each page that visitors find; of those about one thing, that of the first of the demo data. */
export const publicPaths = pageNames
	.filter((name) => pages[name].indexed)
	.map((name) => pages[name].path.replace(":id", "1"));
