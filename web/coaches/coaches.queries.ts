import { queryOptions } from "@tanstack/react-query";
import { coachesRoutes } from "#shared/coaches/coaches.routes.ts";
import type { Coach } from "#shared/coaches/coaches.schema.ts";
import { client } from "../core/client.ts";
import { pagesQuery } from "../core/usePages.ts";

export const coaches = client(coachesRoutes);

export const studentsQuery = queryOptions({ queryKey: ["students"], queryFn: () => coaches.students() });

/** Approved coaches, page after page. */
export const coachesPages = pagesQuery<Coach>(["coaches"], (cursor) => coaches.list.page({ query: { cursor } }));
