import type { PageName } from "#shared/pages.ts";
import type { PageDefinition } from "#web/core/definePages.ts";
import { loadDefaults } from "./loadByDomain.ts";

/** What Vite makes of `web/pageDefinitions.ts`, which Jest cannot read. */
export const pageDefinitions =
	await loadDefaults<Record<PageName, PageDefinition>>("web/*/*/*.pages.ts");

/** The same, of which `web/pageLinks.ts` has a part. */
export const pageLinks = pageDefinitions;
