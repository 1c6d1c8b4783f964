import { cardOf } from "#shared/people/national-team/national-team.rules.ts";
import type { AthleteId } from "#shared/people/national-team/national-team.schema.ts";
import { defineRendered, prefilled } from "../../core/defineRendered.ts";
import { athleteQuery, teamQuery } from "./national-team.queries.ts";

export default defineRendered({
	nationalTeam: ({ data }) => prefilled(teamQuery, data.athletes.map(cardOf)),
	player: ({ id, data }) =>
		prefilled(
			athleteQuery(id as AthleteId),
			data.athletes.find((athlete) => athlete.id === id),
		),
});
