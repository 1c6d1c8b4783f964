import { waitingRoomMessages } from "#web/competition/waiting-room/waiting-room.messages.ts";
import { createRoomForTest } from "../../core/waitingRooms.ts";
import { countAuditLines, staff, type Writes } from "../write.ts";

export default {
	"admission from a waiting room is held": async () => {
		const [event, session] = await Promise.all([createRoomForTest(), staff()]);
		const { "room.hold": hold, "room.letIn": letIn } = waitingRoomMessages.en;
		return {
			session,
			address: `/events/${event.id}`,
			open: async () => {},
			button: (page) => page.getByRole("button", { name: hold, exact: true }),
			done: (page) => page.getByRole("button", { name: letIn, exact: true }).waitFor(),
			made: countAuditLines(session),
		};
	},
} satisfies Writes;
