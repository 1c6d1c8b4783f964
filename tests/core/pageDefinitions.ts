import type { PageName } from "#shared/pages.ts";
import type { PageDefinition } from "#web/core/definePages.ts";
import { loadDefaults } from "./loadByDomain.ts";

/** What Vite makes of `web/pageDefinitions.ts`, which Jest cannot read. */
export const pageDefinitions =
	await loadDefaults<Record<PageName, PageDefinition>>("web/*/*/*.pages.ts");

/** Stands in for `web/pageLinks.ts`, which has a part of each definition. */
export const pageLinks = pageDefinitions;
