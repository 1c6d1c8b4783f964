import { queryOptions } from "@tanstack/react-query";
import { consentsRoutes } from "#shared/consents/consents.routes.ts";
import type { UserId } from "#shared/core/ids.ts";
import { client } from "../core/calls/client.ts";

export const consents = client(consentsRoutes);

/** All that is read of anybody's consents. */
export const allConsents = { queryKey: ["consents"] };

/** What the reader said for themselves or for a child of theirs. */
export const ownConsentsQuery = (userId?: UserId) =>
	queryOptions({
		queryKey: ["consents", "own", userId ?? null],
		queryFn: () => consents.own({ query: { userId: userId && String(userId) } }),
	});

export const consentsOfQuery = (id: UserId) =>
	queryOptions({
		queryKey: ["consents", id],
		queryFn: () => consents.ofPerson({ params: { id } }),
	});
