import { globSync } from "node:fs";
import type { PageName } from "#shared/pages.ts";
import type { PageDefinition } from "#web/core/definePages.ts";

/** What Vite makes of `web/pageDefinitions.ts`, which Jest cannot read. */
export const pageDefinitions = {} as Record<PageName, PageDefinition>;
for (const file of globSync("web/*/*/*.pages.ts"))
	Object.assign(pageDefinitions, (await import(`../../${file}`)).default);
