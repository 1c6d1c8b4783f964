import { queryOptions } from "@tanstack/react-query";
import { peopleRoutes } from "#shared/community/people/people.routes.ts";
import { mostPeople } from "#shared/community/people/people.rules.ts";
import type { PersonRecord } from "#shared/community/people/people.schema.ts";
import type { UserId } from "#shared/core/ids.ts";
import { addressOf } from "../../core/calls/client.ts";
import { changedByOthers } from "../../core/calls/freshness.ts";
import { pagesQuery } from "../../core/calls/usePages.ts";
import { wholeList } from "../../core/calls/wholeList.ts";
import { people } from "../../people/users/people.client.ts";

/** Prefix of all queries with which staff list people. */
export const staffPeopleQuery = { queryKey: ["staffPeople"] } as const;

/** Filters of a list of people, named as in the API. */
export type PeopleAsked = Partial<
	Record<
		| "search"
		| "roles"
		| "belt"
		| "coach"
		| "dojoId"
		| "lacks"
		| "feeStatus"
		| "gender"
		| "ageFrom"
		| "ageTo"
		| "disabled"
		| "unpaid"
		| "sort",
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

/** Reads all pages of a list, for selections of at most `mostSelected` people. */
export const readEverybody = (asked: PeopleAsked): Promise<PersonRecord[]> =>
	wholeList((cursor) =>
		people.list.page({ query: { ...asked, limit: String(mostPeople), cursor } as never }),
	);

/** How many people are found. */
export const peopleCount = (asked: Omit<PeopleAsked, "sort">) =>
	queryOptions({
		queryKey: [...staffPeopleQuery.queryKey, "count", asked],
		queryFn: () => people.count({ query: asked as never }),
		...changedByOthers,
	});

/** The URL that exports the filtered or selected people as a workbook or a CSV file. */
export const peopleFile = (
	asked: PeopleAsked & { lang: string; ids?: string },
	format: "workbook" | "export",
) => addressOf(peopleRoutes[format], { params: {}, query: asked });

export const personQuery = (id: UserId) =>
	queryOptions({
		queryKey: [...staffPeopleQuery.queryKey, id],
		queryFn: () => people.get({ params: { id } }),
		...changedByOthers,
	});
