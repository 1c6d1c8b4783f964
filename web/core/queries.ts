import { QueryClient } from "@tanstack/react-query";

/** As the specification has it: data does not go stale by itself, and nothing is asked twice. */
export const createQueryClient = () =>
	new QueryClient({
		defaultOptions: {
			queries: { staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false, retry: false, retryOnMount: false },
			mutations: { retry: false },
		},
	});
