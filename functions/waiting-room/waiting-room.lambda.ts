import { waitingRoomRoutes } from "#shared/waiting-room/waiting-room.routes.ts";
import { lambda } from "../core/http/lambda.ts";
import { setDoor, status } from "./rooms.service.ts";
import { enter } from "./tickets.service.ts";

export const handler = lambda(waitingRoomRoutes, {
	enter: ({ params, caller }) => enter(caller, params.id),
	status: ({ params, caller }) => status(params.id, caller.now),
	setDoor: ({ params, body, caller }) => setDoor(caller, params.id, body.held),
});
