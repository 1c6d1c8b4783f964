import { queryOptions } from "@tanstack/react-query";
import type { MyRegistration } from "#shared/competition/registrations/registrations.schema.ts";
import type { UserId } from "#shared/core/ids.ts";
import { changedByOthers } from "../../core/calls/freshness.ts";
import { pagesQuery } from "../../core/calls/usePages.ts";
import { registrations } from "./registrations.client.ts";
import { askAgainForPosition } from "./registrations.queries.ts";

const few = "10";
const most = "100";

/** A child's registrations, beside those of the family. */
export const personEntriesQuery = (id: UserId) =>
	queryOptions({
		queryKey: ["registrations", "person", id, "first"],
		queryFn: async (): Promise<MyRegistration[]> =>
			(await registrations.ofPerson.page({ params: { id }, query: { limit: most } })).rows,
		...changedByOthers,
		refetchInterval: ({ state }: { state: { data?: readonly MyRegistration[] } }) =>
			askAgainForPosition(state.data),
	});

/** A person's upcoming events, for themselves, their guardians, their coach and staff. */
export const personEntriesPages = (id: UserId) => ({
	...pagesQuery<MyRegistration>(["registrations", "person", id], (cursor) =>
		registrations.ofPerson.page({ params: { id }, query: { limit: few, cursor } }),
	),
	...changedByOthers,
	refetchInterval: ({ state }: { state: { data?: { pages: { rows: MyRegistration[] }[] } } }) =>
		askAgainForPosition(state.data?.pages.flatMap(({ rows }) => rows)),
});
