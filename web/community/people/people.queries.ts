import { queryOptions } from "@tanstack/react-query";
import { peopleRoutes } from "#shared/community/people/people.routes.ts";
import type { PersonRecord } from "#shared/community/people/people.schema.ts";
import type { UserId } from "#shared/core/ids.ts";
import { addressOf } from "../../core/calls/client.ts";
import { changedByOthers } from "../../core/calls/freshness.ts";
import { pagesQuery } from "../../core/calls/usePages.ts";
import { people } from "../users/people.client.ts";

/** Prefix of all queries with which staff list people. */
export const staffPeopleQuery = { queryKey: ["staffPeople"] } as const;

/** Filters of a list of people, named as in the API. */
export type PeopleAsked = Partial<
	Record<
		"search" | "roles" | "belt" | "coach" | "dojoId" | "lacks" | "feeStatus" | "disabled" | "sort",
		string
	>
>;

/** People as listed for staff, page by page. */
export const peoplePages = (asked: PeopleAsked) => ({
	...pagesQuery<PersonRecord>([...staffPeopleQuery.queryKey, "list", asked], (cursor) =>
		people.list.page({ query: { ...asked, cursor } as never }),
	),
	...changedByOthers,
});

/** The URL that exports the filtered people as a workbook or a CSV file. */
export const peopleFile = (asked: PeopleAsked & { lang: string }, format: "workbook" | "export") =>
	addressOf(peopleRoutes[format], { params: {}, query: asked as Record<string, string> });

export const personQuery = (id: UserId) =>
	queryOptions({
		queryKey: [...staffPeopleQuery.queryKey, id],
		queryFn: () => people.get({ params: { id } }),
		...changedByOthers,
	});
