import { queryOptions } from "@tanstack/react-query";
import { auth } from "../auth/auth.client.ts";

/** Always refetched, because sessions also change elsewhere. */
export const securityQuery = queryOptions({
	queryKey: ["security"],
	queryFn: () => auth.security(),
	staleTime: 0,
	refetchOnMount: "always",
});

export const signInQuery = (id: number) =>
	queryOptions({
		queryKey: ["signIn", id],
		queryFn: () => auth.signInOfPerson({ params: { id } }),
		staleTime: 0,
		refetchOnMount: "always",
	});
