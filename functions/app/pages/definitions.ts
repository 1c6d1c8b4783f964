import type { PageDataKind } from "#shared/pages.ts";
import * as base from "../../base/page-data.ts";
import type { PageDataDefinition, PageDataDefinitions } from "../../base/pages/definePageData.ts";
import * as competition from "../../competition/page-data.ts";
import * as content from "../../content/page-data.ts";
import * as people from "../../people/page-data.ts";
import * as training from "../../training/page-data.ts";

/** How each kind of data is read and followed. Each area lists its domains in its `page-data.ts`. */
export const pageDataDefinitions: PageDataDefinitions = Object.assign(
	{},
	...Object.values({ ...base, ...people, ...training, ...content, ...competition }),
);

export const pageDataKinds = Object.keys(pageDataDefinitions) as PageDataKind[];

export const definitionOf = (kind: PageDataKind): PageDataDefinition<PageDataKind> =>
	pageDataDefinitions[kind];
