import * as z from "zod/mini";
import { routes } from "../../core/http/route.ts";
import { EventParams } from "../events/events.schema.ts";
import { AdmissionChange, Ticket, TicketRequest, WaitingRoom } from "./waiting-room.schema.ts";

export const waitingRoomRoutes = routes({
	enter: {
		method: "POST",
		path: "/events/{id}/queue",
		access: "signedIn",
		summary:
			"Get a person's ticket in an event's waiting room; after the draw, a position behind all others",
		params: EventParams,
		body: TicketRequest,
		response: Ticket,
		// Session, event with its classes, room, ticket, number, and the write of the ticket; the first
		// call after the opening also draws.
		requests: 26,
	},
	tickets: {
		method: "GET",
		path: "/events/{id}/queue/tickets",
		access: "signedIn",
		summary: "Tickets of the caller, their children and their students in an event's waiting room",
		params: EventParams,
		response: z.array(Ticket),
		// Session, event with its classes, children, students, tickets.
		requests: 26,
	},
	status: {
		method: "GET",
		path: "/events/{id}/queue/status",
		access: "public",
		summary: "State of an event's waiting room: number of people, seed of the draw, admission",
		params: EventParams,
		response: WaitingRoom,
		sameForAll: true,
		sharedCache: 2,
		staleFor: 2,
		// Session, event with its classes, room, numbers; the first call after the opening also draws.
		requests: 24,
	},
	setAdmission: {
		method: "PATCH",
		path: "/events/{id}/queue",
		access: "admin",
		summary: "Pause or resume admission from a waiting room",
		params: EventParams,
		body: AdmissionChange,
		response: WaitingRoom,
		requests: 26,
	},
});
