import type { Shown } from "#shared/pages.ts";
import type { ShownDefinition, ShownDefinitions } from "../../base/pages/defineShown.ts";
import * as base from "../../base/shown.ts";
import * as competition from "../../competition/shown.ts";
import * as content from "../../content/shown.ts";
import * as people from "../../people/shown.ts";
import * as training from "../../training/shown.ts";

/** How each kind of data is read and followed. Each area lists its domains in its `shown.ts`. */
export const shownDefinitions: ShownDefinitions = Object.assign(
	{},
	...Object.values({ ...base, ...people, ...training, ...content, ...competition }),
);

export const shownKinds = Object.keys(shownDefinitions) as Shown[];

export const definitionOf = (kind: Shown): ShownDefinition<Shown> => shownDefinitions[kind];
