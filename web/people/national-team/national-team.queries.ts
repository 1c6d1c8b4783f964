import { queryOptions } from "@tanstack/react-query";
import { nationalTeamRoutes } from "#shared/people/national-team/national-team.routes.ts";
import type {
	Athlete,
	AthleteCard,
	AthleteId,
} from "#shared/people/national-team/national-team.schema.ts";
import { client } from "../../core/calls/client.ts";
import { readWhenOpened } from "../../core/calls/freshness.ts";
import { pagesQuery } from "../../core/calls/usePages.ts";

export const nationalTeam = client(nationalTeamRoutes);

/** Prefix of all queries of athletes. */
export const athletesQuery = { queryKey: ["national-team"] } as const;

/** The athletes on the public page. */
export const teamQuery = queryOptions({
	queryKey: [...athletesQuery.queryKey, "grid"],
	queryFn: (): Promise<AthleteCard[]> => nationalTeam.list(),
});

/** The athletes in the staff dashboard. */
export const teamPages = pagesQuery<Athlete>([...athletesQuery.queryKey, "list"], (cursor) =>
	nationalTeam.list.page({ query: { cursor } }),
);

export const athleteQuery = (id: AthleteId) =>
	queryOptions({
		queryKey: [...athletesQuery.queryKey, id],
		queryFn: () => nationalTeam.get({ params: { id } }),
	});

/** The current state of one athlete, never from the cache. */
export const editedAthleteQuery = (id: AthleteId) =>
	queryOptions({
		queryKey: [...athletesQuery.queryKey, "edited", id],
		queryFn: () => nationalTeam.get({ params: { id } }),
		...readWhenOpened,
	});
