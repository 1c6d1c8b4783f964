import { defineReactions, markForRecount, runOncePerBatch } from "../../platform/stream/batch.ts";
import type { Change } from "../../platform/stream/change.ts";
import { wakeClass } from "../../training/training-classes/training-classes.stream.ts";
import { wakeWaitingList } from "../registrations/registrations.stream.ts";

const hasRoom = (allotment: Change["after"]) => Number(allotment?.taken) < Number(allotment?.cap);

export const placesReactions = defineReactions({
	allotment: async ({ after }, batch) => {
		if (!after) return;
		const { eventId, classId } = after as { eventId: number; classId: number };
		// Event 0 marks the places of a training class. It needs no recount: its allotment holds the
		// number enrolled.
		if (eventId === 0) {
			if (hasRoom(after))
				await runOncePerBatch(`wake class ${classId}`, batch, () => wakeClass(classId, batch.now));
			return;
		}
		if (hasRoom(after))
			await runOncePerBatch(`wake ${eventId}`, batch, () => wakeWaitingList(eventId, batch.now));
		markForRecount(eventId, classId, batch);
	},
});
