import { queryOptions } from "@tanstack/react-query";
import type { DojoId } from "#shared/core/ids.ts";
import { dojosRoutes } from "#shared/people/dojos/dojos.routes.ts";
import type { Dojo } from "#shared/people/dojos/dojos.schema.ts";
import { client } from "../../core/calls/client.ts";
import { readOnEachVisit, readWhenOpened } from "../../core/calls/freshness.ts";
import { pagesQuery } from "../../core/calls/usePages.ts";
import { wholeList } from "../../core/calls/wholeList.ts";
import { dojoPageKey, dojosKey } from "./dojoKeys.ts";

export const dojos = client(dojosRoutes);

/** Prefix of all queries of dojos. */
export const dojosQuery = { queryKey: dojosKey } as const;

/** The published dojos, for visitors and for fields that choose one. */
export const publishedDojosQuery = queryOptions({
	queryKey: [...dojosKey, "published"],
	queryFn: () => wholeList((cursor) => dojos.list.page({ query: { published: "true", cursor } })),
});

/** All dojos in the staff dashboard. */
export const dojosPages = pagesQuery<Dojo>([...dojosKey, "list"], (cursor) =>
	dojos.list.page({ query: { cursor } }),
);

/** Places in use that mean no dojo. */
export const unlinkedQuery = queryOptions({
	queryKey: [...dojosKey, "unlinked"],
	queryFn: () => dojos.unlinked(),
	...readOnEachVisit,
});

/** A dojo on its page. */
export const dojoPageQuery = (id: DojoId) =>
	queryOptions({
		queryKey: dojoPageKey(id),
		queryFn: () => dojos.get({ params: { id } }),
	});

/** The current state of one dojo, never from the cache. */
export const dojoQuery = (id: DojoId) =>
	queryOptions({
		queryKey: [...dojosKey, id],
		queryFn: () => dojos.get({ params: { id } }),
		...readWhenOpened,
	});
