import * as z from "zod/mini";
import { routes } from "../../core/http/route.ts";
import { Member, MemberCount, MembersQuery } from "./members.schema.ts";

export const membersRoutes = routes({
	list: {
		method: "GET",
		path: "/members",
		access: "public",
		summary: "Members in the public directory, by belt or rank, or found by a search; 48 to a page",
		query: MembersQuery,
		response: z.array(Member),
		cursor: true,
		sharedCache: 30,
		// A member must disappear soon after withdrawing the consent to be listed.
		staleFor: 30,
		// Session, position of the page, and up to three Queries of a search.
		requests: 5,
	},
	count: {
		method: "GET",
		path: "/members/count",
		access: "public",
		summary: "Number of members in the public directory",
		response: MemberCount,
		sharedCache: 30,
		staleFor: 30,
		requests: 2,
	},
});
