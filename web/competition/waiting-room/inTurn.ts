import type { EventId } from "#shared/core/ids.ts";
import { isRefusal } from "../../core/calls/client.ts";
import { waitingRoom } from "./waiting-room.client.ts";

/**
 * Makes a call that requires admission. If it is rejected as "not your turn", takes a turn first,
 * which succeeds at once when nobody waits, and retries; any other rejection is rethrown.
 */
export async function inTurn<T>(id: EventId, call: () => Promise<T>): Promise<T> {
	try {
		return await call();
	} catch (error) {
		if (!isRefusal(error, "not_your_turn")) throw error;
		await waitingRoom.enter({ params: { id } });
		return call();
	}
}
