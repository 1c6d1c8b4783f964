import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { isSignedOut } from "./signedOut.ts";

/** Handles an expired session for every query and mutation. Loads the texts on demand. */
function onError(error: unknown): void {
	if (isSignedOut(error))
		void import("./leaveSignedOut.ts").then(({ leaveSignedOut }) => leaveSignedOut());
}

/**
 * The specification requires that cached data never becomes stale by itself and that no call is
 * retried.
 */
export const createQueryClient = (): QueryClient => {
	const queries = new QueryClient({
		queryCache: new QueryCache({ onError }),
		mutationCache: new MutationCache({
			onError,
			onSettled: () => {
				void queries.invalidateQueries({ predicate: ({ meta }) => meta?.countsWrites === true });
				// Visible data is not refetched here: `useWrite` invalidates what has changed.
				void queries.invalidateQueries({
					predicate: ({ meta }) => meta?.changedByOthers === true,
					refetchType: "none",
				});
			},
		}),
		defaultOptions: {
			queries: {
				staleTime: Number.POSITIVE_INFINITY,
				refetchOnWindowFocus: false,
				retry: false,
				// Without a network a query fails at once and says so, instead of loading for ever; the
				// service worker may have an answer.
				networkMode: "offlineFirst",
				retryOnMount: false,
			},
			mutations: { retry: false },
		},
	});
	return queries;
};
