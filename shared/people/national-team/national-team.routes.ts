import { recordRoutes } from "../../core/http/recordRoutes.ts";
import { routes } from "../../core/http/route.ts";
import { AthleteEdit, AthleteInput } from "./national-team.input.schema.ts";
import { Athlete, AthleteParams, AthleteQuery } from "./national-team.schema.ts";

export const nationalTeamRoutes = routes(
	recordRoutes("national-team", {
		access: "superAdmin",
		one: "an athlete",
		list: "The national team by name, with the fields that athletes consented to; minors and inactive athletes for staff only",
		create: "Add",
		more: {
			get: ", with the fields that they consented to; minors and inactive athletes for staff only",
		},
		params: AthleteParams,
		query: AthleteQuery,
		input: AthleteInput,
		edit: AthleteEdit,
		item: Athlete,
		reads: 3,
		// An athlete must disappear soon after withdrawing a consent.
		staleFor: 30,
	}),
);
