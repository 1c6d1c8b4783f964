import { queryOptions } from "@tanstack/react-query";
import { membersRoutes } from "#shared/content/members/members.routes.ts";
import type { Member, MemberOrder } from "#shared/content/members/members.schema.ts";
import type { Locale } from "#shared/core/locales.ts";
import { client } from "../../core/calls/client.ts";
import { pagesQuery } from "../../core/calls/usePages.ts";

const members = client(membersRoutes);

type Wish = { lang: Locale; sort?: MemberOrder; search?: string };

/**
 * The member directory, page by page. Omits default values from the request, as the prerendered
 * page does.
 */
export const membersQuery = ({ lang, sort = "belt", search = "" }: Wish) =>
	pagesQuery<Member>(["members", lang, sort, search], (cursor) =>
		members.list.page({
			query: {
				lang,
				...(sort !== "belt" && { sort }),
				...(search && { search }),
				...(cursor && { cursor }),
			},
		}),
	);

export const memberCountQuery = queryOptions({
	queryKey: ["members", "count"],
	queryFn: async () => (await members.count()).count,
});
