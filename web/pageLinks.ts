import type { PageName } from "#shared/pages.ts";
import type { PageDefinition } from "./core/definePages.ts";

/**
 * Component and navigation of every page. Apart from `pageDefinitions`, so that no page loads the
 * heads of all pages.
 */
export const pageLinks: Record<
	PageName,
	Pick<PageDefinition, "component" | "navigation" | "hasStaffNavigation">
> = Object.assign(
	{},
	...Object.values(
		import.meta.glob("./*/*/*.pages.ts", { eager: true, import: "default", query: "?bare" }),
	),
);
