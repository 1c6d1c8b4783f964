import * as z from "zod/mini";
import { routes } from "../../core/http/route.ts";
import { AthleteEdit, AthleteInput } from "./national-team.input.schema.ts";
import { Athlete, AthleteParams, AthleteQuery } from "./national-team.schema.ts";

export const nationalTeamRoutes = routes({
	list: {
		method: "GET",
		path: "/national-team",
		access: "public",
		summary:
			"The national team by name, with the fields that athletes consented to; minors and inactive athletes for staff only",
		query: AthleteQuery,
		response: z.array(Athlete),
		cursor: true,
		sharedCache: 30,
		// An athlete must disappear soon after withdrawing a consent.
		staleFor: 30,
		requests: 3,
	},
	get: {
		method: "GET",
		path: "/national-team/{id}",
		access: "public",
		summary:
			"One athlete, with the fields that they consented to; minors and inactive athletes for staff only",
		params: AthleteParams,
		response: Athlete,
		sharedCache: 30,
		// An athlete must disappear soon after withdrawing a consent.
		staleFor: 30,
		requests: 3,
	},
	create: {
		method: "POST",
		path: "/national-team",
		access: "superAdmin",
		summary: "Add an athlete",
		body: AthleteInput,
		response: Athlete,
		status: 201,
		requests: 4,
	},
	update: {
		method: "PUT",
		path: "/national-team/{id}",
		access: "superAdmin",
		summary: "Replace an athlete",
		params: AthleteParams,
		body: AthleteEdit,
		response: Athlete,
		requests: 4,
	},
	remove: {
		method: "DELETE",
		path: "/national-team/{id}",
		access: "superAdmin",
		summary: "Delete an athlete",
		params: AthleteParams,
		status: 204,
		requests: 3,
	},
});
