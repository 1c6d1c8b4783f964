import { queryOptions } from "@tanstack/react-query";
import { peopleRoutes } from "#shared/community/people/people.routes.ts";
import { mostPeople } from "#shared/community/people/people.rules.ts";
import type { PersonRecord } from "#shared/community/people/people.schema.ts";
import type { UserId } from "#shared/core/ids.ts";
import { addressOf } from "../../core/calls/client.ts";
import { changedByOthers, loggedReads } from "../../core/calls/freshness.ts";
import { pagesQuery } from "../../core/calls/usePages.ts";
import { wholeList } from "../../core/calls/wholeList.ts";
import { people } from "../../people/users/people.client.ts";

/** Prefix of all queries with which staff list people. */
export const staffPeopleQuery = { queryKey: ["staffPeople"] } as const;

/** Filters of a list of people, named as in the API. */
export type PeopleFilter = Partial<
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
export const peoplePages = (filter: PeopleFilter) => ({
	...pagesQuery<PersonRecord>([...staffPeopleQuery.queryKey, "list", filter], (cursor) =>
		people.list.page({ query: { ...filter, cursor } as never }),
	),
	...changedByOthers,
});

/** Reads all pages of a list, for selections of at most `mostSelected` people. */
export const readEverybody = (filter: PeopleFilter): Promise<PersonRecord[]> =>
	wholeList((cursor) =>
		people.list.page({ query: { ...filter, limit: String(mostPeople), cursor } as never }),
	);

/** How many people are found. */
export const peopleCount = (filter: Omit<PeopleFilter, "sort">) =>
	queryOptions({
		queryKey: [...staffPeopleQuery.queryKey, "count", filter],
		queryFn: () => people.count({ query: filter as never }),
		...changedByOthers,
	});

/** The URL that exports the filtered or selected people as a workbook or a CSV file. */
export const peopleFile = (
	filter: PeopleFilter & { lang: string; ids?: string },
	format: "workbook" | "export",
) => addressOf(peopleRoutes[format], { params: {}, query: filter });

/** A person's emergency contact and address: cached, because every reading is logged. */
export const emergencyQuery = (id: UserId) =>
	queryOptions({
		queryKey: [...staffPeopleQuery.queryKey, id, "emergency"],
		queryFn: () => people.emergency({ params: { id } }),
		...loggedReads,
	});

export const personQuery = (id: UserId) =>
	queryOptions({
		queryKey: [...staffPeopleQuery.queryKey, id],
		queryFn: () => people.get({ params: { id } }),
		...changedByOthers,
	});
