import { queryOptions } from "@tanstack/react-query";
import { auth } from "../../base/session/auth.client.ts";
import { readOnEachVisit } from "../../core/calls/freshness.ts";

/** Always refetched, because sessions also change elsewhere. */
export const securityQuery = queryOptions({
	queryKey: ["security"],
	queryFn: () => auth.security(),
	...readOnEachVisit,
});

export const signInQuery = (id: number) =>
	queryOptions({
		queryKey: ["signIn", id],
		queryFn: () => auth.signInOfPerson({ params: { id } }),
		...readOnEachVisit,
	});
