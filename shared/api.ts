import * as app from "./app/routes.ts";
import * as base from "./base/routes.ts";
import * as community from "./community/routes.ts";
import * as competition from "./competition/routes.ts";
import * as content from "./content/routes.ts";
import type { Routes } from "./core/http/route.ts";
import * as identity from "./identity/routes.ts";
import * as people from "./people/routes.ts";
import * as training from "./training/routes.ts";

/**
 * All routes of the HTTP API by domain. Each key has one Lambda function of the same name. The
 * domains of an area are listed in its `routes.ts`.
 */
export const api = {
	...base,
	...people,
	...identity,
	...training,
	...content,
	...competition,
	...community,
	...app,
} satisfies Record<string, Routes>;

export type Domain = keyof typeof api;
export const domains = Object.keys(api) as Domain[];
