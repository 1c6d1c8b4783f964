import { waitingRoomRoutes } from "#shared/competition/waiting-room/waiting-room.routes.ts";
import { lambda } from "../../core/http/lambda.ts";
import { readRoomStatus, setDoor } from "./rooms.service.ts";
import { enterWaitingRoom } from "./tickets.service.ts";

export const handler = lambda(waitingRoomRoutes, {
	enter: ({ params, caller }) => enterWaitingRoom(caller, params.id),
	status: ({ params, caller }) => readRoomStatus(params.id, caller.now),
	setDoor: ({ params, body, caller }) => setDoor(caller, params.id, body.held),
});
