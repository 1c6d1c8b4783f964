import { queryOptions } from "@tanstack/react-query";
import type { UserId } from "#shared/core/ids.ts";
import { familiesRoutes } from "#shared/people/families/families.routes.ts";
import { client } from "../../core/calls/client.ts";
import { changedByOthers } from "../../core/calls/freshness.ts";
import { familiesKey, familyKey } from "./familyKeys.ts";

export const families = client(familiesRoutes);

/** Prefix of all queries of guardian links. */
export const allFamiliesQuery = { queryKey: familiesKey } as const;

/** The user's children, invitations and guardians. */
export const familyQuery = queryOptions({
	queryKey: familyKey,
	queryFn: () => families.mine(),
});

/** The acts of the user's guardians on their behalf. */
export const guardianActsQuery = queryOptions({
	queryKey: [...allFamiliesQuery.queryKey, "acts"],
	queryFn: () => families.acts(),
});

/** The user's open invitations to be a child's guardian. */
export const sentInvitationsQuery = (id: UserId) =>
	queryOptions({
		queryKey: [...allFamiliesQuery.queryKey, "sent", id],
		queryFn: () => families.sentInvitations({ params: { id } }),
	});

/** A child's guardians, for its coach and staff. */
export const guardiansQuery = (id: UserId) =>
	queryOptions({
		queryKey: [...allFamiliesQuery.queryKey, "of", id],
		queryFn: () => families.ofChild({ params: { id } }),
		...changedByOthers,
	});
