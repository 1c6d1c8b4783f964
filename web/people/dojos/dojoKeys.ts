import type { DojoId } from "#shared/core/ids.ts";

/** Keys of the queries, apart from the calls: the heads of all pages need them. */
export const dojosKey = ["dojos"] as const;
export const dojoPageKey = (id: DojoId) => [...dojosKey, "page", id] as const;
