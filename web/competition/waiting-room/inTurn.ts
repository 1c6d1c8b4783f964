import type { SquadResult } from "#shared/competition/registrations/registrations.schema.ts";
import type { EventId, UserId } from "#shared/core/ids.ts";
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
		await waitingRoom.enter({ params: { id }, body: {} });
		return call();
	}
}

/** Registers several people; takes a turn for those who need one, and tries them once more. */
export async function inTurnEach<Row extends { userId: number }>(
	id: EventId,
	rows: readonly Row[],
	register: (rows: Row[]) => Promise<SquadResult[]>,
): Promise<SquadResult[]> {
	const results = await register([...rows]);
	const early = results.filter(({ error }) => error === "not_your_turn");
	if (early.length === 0) return results;
	for (const { userId } of early)
		await waitingRoom.enter({ params: { id }, body: { userId: userId as UserId } });
	const isEarly = (row: { userId: number }) => early.some(({ userId }) => userId === row.userId);
	const again = await register(rows.filter(isEarly));
	return results.map((one) => again.find(({ userId }) => userId === one.userId) ?? one);
}
