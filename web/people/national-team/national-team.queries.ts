import { queryOptions } from "@tanstack/react-query";
import { nationalTeamRoutes } from "#shared/people/national-team/national-team.routes.ts";
import type { AthleteCard, AthleteId } from "#shared/people/national-team/national-team.schema.ts";
import { defineKind } from "../../base/records/kind/defineKind.ts";
import { client } from "../../core/calls/client.ts";

export const nationalTeam = client(nationalTeamRoutes);

export const athleteKind = defineKind("athlete", nationalTeam, {
	key: "national-team",
	word: "athlete",
});

/** The athletes on the public page. */
export const teamQuery = queryOptions({
	queryKey: [...athleteKind.changed.queryKey, "grid"],
	queryFn: (): Promise<AthleteCard[]> => nationalTeam.list(),
});

/** An athlete on their page. */
export const athleteQuery = (id: AthleteId) =>
	queryOptions({
		queryKey: [...athleteKind.changed.queryKey, id],
		queryFn: () => nationalTeam.get({ params: { id } }),
	});
