import { routes } from "../core/route.ts";
import { EventParams } from "../events/events.schema.ts";
import { RegistrationAnswer } from "./registrations.schema.ts";

export const registrationsRoutes = routes({
	register: {
		method: "POST",
		path: "/events/{id}/register",
		access: "signedIn",
		summary: "Register the signed-in person for an event",
		params: EventParams,
		response: RegistrationAnswer,
		status: 201,
		// Session, event and one transaction when the first shard has room; more under contention.
		requests: 3,
	},
});
