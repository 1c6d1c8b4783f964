import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { leaveWhenSignedOut } from "./signedOut.ts";

/** As the specification has it: data does not go stale by itself, and nothing is asked twice. */
export const createQueryClient = () =>
	new QueryClient({
		queryCache: new QueryCache({ onError: leaveWhenSignedOut }),
		mutationCache: new MutationCache({ onError: leaveWhenSignedOut }),
		defaultOptions: {
			queries: { staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false, retry: false, retryOnMount: false },
			mutations: { retry: false },
		},
	});
