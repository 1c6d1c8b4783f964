import { queryOptions } from "@tanstack/react-query";
import type { UserId } from "#shared/core/ids.ts";
import { consentsRoutes } from "#shared/people/consents/consents.routes.ts";
import { client } from "../../core/calls/client.ts";

export const consents = client(consentsRoutes);

/** Prefix of all queries of consents. */
export const allConsents = { queryKey: ["consents"] };

/** The user's own consents, or those for one of their children. */
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
