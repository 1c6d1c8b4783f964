import { routes } from "../../core/http/route.ts";
import { Passport, PassportParams } from "./passport.schema.ts";

export const passportRoutes = routes({
	get: {
		method: "GET",
		path: "/users/{id}/passport",
		access: "signedIn",
		summary:
			"A person's belts over the years with gradings, events, places and sessions; for the person, their guardians, coach and staff",
		params: PassportParams,
		response: Passport,
		// Session, the relation to the person, the person, belts, certificates, registrations, places,
		// attendance, and the events and event classes of up to a hundred places.
		requests: 30,
	},
});
