import { defineReactions } from "../../platform/stream/batch.ts";

export const waitingRoomReactions = defineReactions({
	waitingRoom: async ({ after }, { moved }) => {
		if (after) moved.add(Number(after.eventId));
	},
	numberRow: async ({ after }, { moved }) => {
		if (after) moved.add(Number(after.eventId));
	},
});
