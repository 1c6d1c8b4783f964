import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { isSignedOut } from "./signedOut.ts";

/** A session that is over, whichever call finds out. The words for it are fetched when they are needed. */
function onError(error: unknown): void {
	if (isSignedOut(error))
		void import("./leaveSignedOut.ts").then(({ leaveSignedOut }) => leaveSignedOut());
}

/** As the specification has it: data does not go stale by itself, and nothing is asked twice. */
export const createQueryClient = (): QueryClient => {
	const queries = new QueryClient({
		queryCache: new QueryCache({ onError }),
		mutationCache: new MutationCache({
			onError,
			onSettled: () =>
				void queries.invalidateQueries({ predicate: ({ meta }) => meta?.countsWrites === true }),
		}),
		defaultOptions: {
			queries: {
				staleTime: Number.POSITIVE_INFINITY,
				refetchOnWindowFocus: false,
				retry: false,
				retryOnMount: false,
			},
			mutations: { retry: false },
		},
	});
	return queries;
};
