import { pageNames, pages } from "#shared/pages.ts";

/**
 * The address of each indexed page; for pages of a record, the address for the first demo record.
 */
export const publicPaths = pageNames
	.filter((name) => pages[name].indexed)
	.map((name) => pages[name].path.replace(":id", "1"));
