import { coachesRoutes } from "#shared/people/coaches/coaches.routes.ts";
import type { Coach } from "#shared/people/coaches/coaches.schema.ts";
import { client } from "../../core/calls/client.ts";
import { pagesQuery } from "../../core/calls/usePages.ts";

export const coaches = client(coachesRoutes);

/** Approved coaches, page by page. */
export const coachesPages = pagesQuery<Coach>(["coaches"], (cursor) =>
	coaches.list.page({ query: { cursor } }),
);
