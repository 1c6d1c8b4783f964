import { waitingRoomRoutes } from "#shared/competition/waiting-room/waiting-room.routes.ts";
import { client } from "../../core/calls/client.ts";

export const waitingRoom = client(waitingRoomRoutes);
