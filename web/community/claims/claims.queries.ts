import { queryOptions } from "@tanstack/react-query";
import { claimsRoutes } from "#shared/community/claims/claims.routes.ts";
import type { Claim } from "#shared/community/claims/claims.schema.ts";
import { client } from "../../core/calls/client.ts";
import { pagesQuery } from "../../core/calls/usePages.ts";

export const claims = client(claimsRoutes);

export const ownClaimsQuery = queryOptions({
	queryKey: ["own claims"],
	queryFn: () => claims.own(),
});

/** Pending claims, page by page. */
export const claimsPages = pagesQuery<Claim>(["claims"], (cursor) =>
	claims.list.page({ query: { cursor } }),
);
