import * as z from "zod/mini";
import { routes } from "../../core/http/route.ts";
import { Merge, MergeInput, MergeParams, Pair, PairParams, PairsQuery } from "./merges.schema.ts";

export const mergesRoutes = routes({
	pairs: {
		method: "GET",
		path: "/people-pairs",
		access: "admin",
		summary: "Possible duplicates, most recently found first, 50 to a page",
		query: PairsQuery,
		response: z.array(Pair),
		cursor: true,
		requests: 3,
	},
	dismiss: {
		method: "DELETE",
		path: "/people-pairs/{id}",
		access: "superAdmin",
		summary: "Dismiss a pair as different people; it is not listed again",
		params: PairParams,
		status: 204,
		requests: 4,
	},
	merge: {
		method: "POST",
		path: "/users/merge",
		access: "superAdmin",
		summary:
			"Merge two people. The kept person's sign-in stays; the other's records move to them after the response",
		body: MergeInput,
		response: Merge,
		status: 202,
		requests: 20,
	},
	recent: {
		method: "GET",
		path: "/merges",
		access: "admin",
		summary: "Merges that can be undone, latest first",
		query: PairsQuery,
		response: z.array(Merge),
		cursor: true,
		requests: 3,
	},
	undo: {
		method: "POST",
		path: "/merges/{id}/undo",
		access: "superAdmin",
		summary: "Undo a merge, within 30 days",
		params: MergeParams,
		response: Merge,
		status: 202,
		requests: 20,
	},
});
