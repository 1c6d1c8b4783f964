import type { EventId } from "#shared/core/ids.ts";
import { isRefusal } from "../core/calls/client.ts";
import { waitingRoom } from "./waiting-room.client.ts";

/**
 * A call that needs its caller's turn. Where nobody waits any more it takes its turn on the way, as if there were no
 * waiting room; else it stays refused.
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
