import { queryOptions } from "@tanstack/react-query";
import type { DojoId } from "#shared/core/ids.ts";
import { dojosRoutes } from "#shared/people/dojos/dojos.routes.ts";
import type { Dojo } from "#shared/people/dojos/dojos.schema.ts";
import { defineKind } from "../../base/records/kind/defineKind.ts";
import { client } from "../../core/calls/client.ts";
import { readOnEachVisit } from "../../core/calls/freshness.ts";
import { wholeList } from "../../core/calls/wholeList.ts";
import { dojoPageKey, dojosKey } from "./dojoKeys.ts";

export const dojos = client(dojosRoutes);

export const dojoKind = defineKind("dojo", dojos, { key: dojosKey[0], word: "dojo" });

/** The published dojos, for visitors and for fields that choose one. */
export const publishedDojosQuery = queryOptions({
	queryKey: [...dojosKey, "published"],
	queryFn: () => wholeList((cursor) => dojos.list.page({ query: { published: "true", cursor } })),
});

/** What the dojos ask for a month's training, in fils; null where a dojo states no amount. */
export const monthlyFeesOf = (all: readonly Pick<Dojo, "monthlyFee">[]) =>
	all.map(({ monthlyFee }) => monthlyFee);

/** The monthly fees of the published dojos, without their other facts. */
export const monthlyFeesQuery = queryOptions({
	queryKey: [...dojosKey, "monthly fees"],
	queryFn: async ({ client: queries }) =>
		monthlyFeesOf(await queries.fetchQuery(publishedDojosQuery)),
});

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
