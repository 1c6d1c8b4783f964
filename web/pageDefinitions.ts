import type { PageName } from "#shared/pages.ts";
import type { PageDefinition } from "./core/definePages.ts";

/**
 * Every page, by its name in `shared/pages.ts`, from the `*.pages.ts` of the domains. Unit tests get
 * them from `tests/core/pageDefinitions.ts`.
 */
export const pageDefinitions: Record<PageName, PageDefinition> = Object.assign(
	{},
	...Object.values(import.meta.glob("./*/*/*.pages.ts", { eager: true, import: "default" })),
);
