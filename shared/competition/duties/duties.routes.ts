import * as z from "zod/mini";
import { routes } from "../../core/http/route.ts";
import { EventParams } from "../events/events.schema.ts";
import { Duty, DutyClaim, DutyInput, DutyParams, OwnDuty } from "./duties.schema.ts";

export const dutiesRoutes = routes({
	list: {
		method: "GET",
		path: "/events/{id}/duties",
		access: "admin",
		summary: "The running duties at an event, with their holders",
		params: EventParams,
		response: z.array(Duty),
		requests: 5,
	},
	give: {
		method: "POST",
		path: "/events/{id}/duties",
		access: "admin",
		summary: "Give a duty at an event to a person, or to the first person who uses a link",
		params: EventParams,
		body: DutyInput,
		response: Duty,
		requests: 8,
	},
	revoke: {
		method: "DELETE",
		path: "/events/{id}/duties/{dutyId}",
		access: "admin",
		summary: "Revoke a duty, or its unused link, at once",
		params: DutyParams,
		response: z.object({ id: z.string() }),
		requests: 6,
	},
	claim: {
		method: "POST",
		path: "/duties/claim",
		access: "signedIn",
		summary: "Take the duty of a link that nobody has used; the person who took it may call again",
		body: DutyClaim,
		response: OwnDuty,
		requests: 12,
	},
	own: {
		method: "GET",
		path: "/me/duties",
		access: "signedIn",
		summary: "The running duties of the signed-in person",
		response: z.array(OwnDuty),
		offline: true,
		requests: 4,
	},
});
