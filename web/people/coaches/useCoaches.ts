import type { Coach } from "#shared/people/coaches/coaches.schema.ts";
import { usePages, whole } from "../../core/calls/usePages.ts";
import { coachesPages } from "./coaches.queries.ts";

/** All approved coaches (a few dozen); undefined until the first page is loaded. */
export const useCoaches = (): Coach[] | undefined => usePages(coachesPages, whole).rows;
