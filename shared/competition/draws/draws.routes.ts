import * as z from "zod/mini";
import { routes } from "../../core/http/route.ts";
import { pathId, type UserId } from "../../core/ids.ts";
import { AthleteParams } from "../../people/national-team/national-team.schema.ts";
import { EventParams } from "../events/events.schema.ts";
import {
	ClassDraw,
	ClassDrawSummary,
	DrawOrder,
	DrawParams,
	LevelOrder,
	PersonResult,
	Publishing,
	ResultInput,
	SheetParams,
	SheetQuery,
} from "./draws.schema.ts";

export const drawsRoutes = routes({
	list: {
		method: "GET",
		path: "/events/{id}/draws",
		access: "public",
		summary:
			"The event classes of an event with the commitment of their draws, and with their places once they are over; names as far as people consented",
		params: EventParams,
		response: z.array(ClassDrawSummary),
		sharedCache: 2,
		staleFor: 2,
		// Session, event with its classes, draws, entrants of each, their people, children.
		requests: 60,
	},
	get: {
		method: "GET",
		path: "/events/{id}/draws/{classId}",
		access: "public",
		summary: "The draw of an event class with the results of its bouts",
		params: DrawParams,
		response: ClassDraw,
		sharedCache: 2,
		staleFor: 2,
		requests: 12,
	},
	draw: {
		method: "POST",
		path: "/events/{id}/draws/{classId}",
		access: "signedIn",
		summary:
			"Draw an event class from its approved entries, or draw it again with a reason; for staff and the chief judge on duty",
		params: DrawParams,
		body: DrawOrder,
		response: ClassDraw,
		// Session, event with its classes, entries, people, the students of each coach, draw, entrants.
		requests: 300,
	},
	settle: {
		method: "POST",
		path: "/events/{id}/draws/{classId}/results",
		access: "signedIn",
		summary:
			"Record the result of a bout, or replace it with a reason; later bouts that it sets aside have to be confirmed",
		params: DrawParams,
		body: ResultInput,
		response: ClassDraw,
		requests: 20,
	},
	level: {
		method: "PUT",
		path: "/events/{id}/draws/{classId}/order",
		access: "signedIn",
		summary: "Decide the order of people who stay level in a pool",
		params: DrawParams,
		body: LevelOrder,
		response: ClassDraw,
		requests: 20,
	},
	publish: {
		method: "POST",
		path: "/events/{id}/draws/{classId}/publish",
		access: "signedIn",
		summary: "Publish the places of an event class whose bouts are over",
		params: DrawParams,
		body: Publishing,
		response: ClassDraw,
		requests: 20,
	},
	sheet: {
		method: "GET",
		path: "/events/{id}/sheets/{name}",
		access: "signedIn",
		summary:
			"A sheet of an event to print, with names in full: weigh-in lists; for drawn event classes brackets and pools, bouts, judges' slips, the award ceremony, certificates of placing; or a folder of all but the certificates",
		params: SheetParams,
		query: SheetQuery,
		download: ["text/html"],
		costly: "export",
		// Session, event with its classes, draws, entrants of each, their people.
		requests: 300,
	},
	ofPerson: {
		method: "GET",
		path: "/users/{id}/results",
		access: "signedIn",
		summary: "A person's places at past events; for them, their guardians, coach and staff",
		params: z.object({ id: pathId<UserId>() }),
		response: z.array(PersonResult),
		requests: 8,
	},
	ofAthlete: {
		method: "GET",
		path: "/national-team/{id}/results",
		access: "public",
		summary:
			"The places of an athlete of the national team at past events, if the athlete consented to results by name",
		params: AthleteParams,
		response: z.array(PersonResult),
		sharedCache: 60,
		// An athlete's results must disappear soon after a consent is withdrawn.
		staleFor: 30,
		requests: 10,
	},
});
