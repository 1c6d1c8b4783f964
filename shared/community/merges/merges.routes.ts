import * as z from "zod/mini";
import { routes } from "../../core/http/route.ts";
import { Merge, MergeInput, MergeParams, Pair, PairParams, PairsQuery } from "./merges.schema.ts";

export const mergesRoutes = routes({
	pairs: {
		method: "GET",
		path: "/people-pairs",
		access: "admin",
		summary: "People who may be one, those found last first; 50 to a page",
		query: PairsQuery,
		response: z.array(Pair),
		cursor: true,
		requests: 3,
	},
	dismiss: {
		method: "DELETE",
		path: "/people-pairs/{id}",
		access: "superAdmin",
		summary: "Two people are not one: the pair is not shown again",
		params: PairParams,
		status: 204,
		requests: 4,
	},
	merge: {
		method: "POST",
		path: "/users/merge",
		access: "superAdmin",
		summary:
			"Make two people one. The sign-in of the one who is kept stays; all that belongs to the other becomes theirs behind the answer",
		body: MergeInput,
		response: Merge,
		status: 202,
		requests: 20,
	},
	recent: {
		method: "GET",
		path: "/merges",
		access: "admin",
		summary: "Merges that can be undone, the latest first",
		query: PairsQuery,
		response: z.array(Merge),
		cursor: true,
		requests: 3,
	},
	undo: {
		method: "POST",
		path: "/merges/{id}/undo",
		access: "superAdmin",
		summary: "Make two people of one again, within 30 days",
		params: MergeParams,
		response: Merge,
		status: 202,
		requests: 20,
	},
});
