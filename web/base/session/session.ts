import { queryOptions, useQuery } from "@tanstack/react-query";
import { ApiError } from "../../core/calls/client.ts";
import { signedInUser } from "../../core/calls/freshness.ts";
import { auth } from "./auth.client.ts";

/** The signed-in user; null when signed out. Stale after five minutes. */
export const userQuery = queryOptions({
	queryKey: ["user"],
	...signedInUser,
	// Offline, the coach's service worker may still have the user cached.
	queryFn: async () => {
		try {
			return await auth.user();
		} catch (error) {
			if (error instanceof ApiError && error.status === 401) return null;
			throw new Error("Failed to fetch user");
		}
	},
});

export const useUser = () => useQuery(userQuery);
