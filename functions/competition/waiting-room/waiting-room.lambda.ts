import { waitingRoomRoutes } from "#shared/competition/waiting-room/waiting-room.routes.ts";
import { lambda } from "../../core/http/lambda.ts";
import { actingFor } from "../../people/families/authorization.ts";
import { readRoomStatus, setAdmission } from "./rooms.service.ts";
import { enterWaitingRoom, listTickets } from "./tickets.service.ts";

export const handler = lambda(waitingRoomRoutes, {
	enter: actingFor(
		"enter",
		({ body }) => body.userId,
		({ params, caller }) => enterWaitingRoom(caller, params.id),
	),
	tickets: ({ params, caller }) => listTickets(caller, params.id),
	status: ({ params, caller }) => readRoomStatus(params.id, caller.now),
	setAdmission: ({ params, body, caller }) => setAdmission(caller, params.id, body.held),
});
