import { queryOptions } from "@tanstack/react-query";
import { officialsRoutes } from "#shared/content/officials/officials.routes.ts";
import type { OfficialId } from "#shared/content/officials/officials.schema.ts";
import { defineKind } from "../../base/records/kind/defineKind.ts";
import { client } from "../../core/calls/client.ts";
import { readWhenOpened } from "../../core/calls/freshness.ts";

export const officials = client(officialsRoutes);

export const officialKind = defineKind("official", officials, {
	key: "officials",
	word: "official",
});

/** An official's judging level, never from the cache. */
export const judgingQuery = (id: OfficialId) =>
	queryOptions({
		queryKey: [...officialKind.changed.queryKey, id, "judging"],
		queryFn: () => officials.judging({ params: { id } }),
		...readWhenOpened,
	});
