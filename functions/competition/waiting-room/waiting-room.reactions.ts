import { defineReactions } from "../../base/stream/batch.ts";
import { movedEvents } from "../live/announce.ts";

export const waitingRoomReactions = defineReactions({
	waitingRoom: async ({ after }, batch) => {
		if (after) movedEvents.add(batch, Number(after.eventId));
	},
	numberRow: async ({ after }, batch) => {
		if (after) movedEvents.add(batch, Number(after.eventId));
	},
});
