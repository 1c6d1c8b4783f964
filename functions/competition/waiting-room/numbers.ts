import { numberIn, rows } from "#shared/competition/waiting-room/waiting-room.rules.ts";
import type { EventId } from "#shared/core/ids.ts";
import { ignoreConditionFailure } from "../../core/table/database.ts";
import { NumberRows } from "./waiting-room.entity.ts";

/** The row that counts positions given out after the draw. */
const late = rows;

const all = Array.from({ length: rows }, (_, row) => row);

/** Takes the next number of a row; null if the rows are closed. */
export async function nextNumber(eventId: EventId, row: number): Promise<number | null> {
	const given = await NumberRows.upsert({ eventId, row })
		.add({ count: 1 })
		.where(({ closed }, { notExists }) => notExists(closed))
		.go({ response: "all_new" })
		.catch(ignoreConditionFailure);
	return given ? numberIn(row, given.data.count ?? 1) : null;
}

/**
 * Closes the rows permanently.
 * @returns how many numbers each row has given out
 */
export const closeRows = (eventId: EventId): Promise<number[]> =>
	Promise.all(
		all.map(async (row) => {
			const { data } = await NumberRows.upsert({ eventId, row, closed: true }).go({
				response: "all_new",
			});
			return data.count ?? 0;
		}),
	);

/**
 * Takes the next position after the draw.
 * @param least positions up to this one are taken or already admitted
 */
export async function nextPosition(eventId: EventId, least: number): Promise<number> {
	for (;;) {
		const next = await NumberRows.update({ eventId, row: late })
			.add({ count: 1 })
			.where(({ count }, { gte }) => gte(count, least))
			.go({ response: "all_new" })
			.catch(ignoreConditionFailure);
		if (next) return next.data.count ?? 0;
		const raised = await NumberRows.upsert({ eventId, row: late, count: least + 1 })
			.where(({ count }, { notExists, lt }) => `${notExists(count)} OR ${lt(count, least)}`)
			.go()
			.catch(ignoreConditionFailure);
		if (raised) return least + 1;
	}
}

/**
 * How many numbers each row gave out, and the last position given out after the draw; 0 if none.
 */
export async function givenOut(eventId: EventId): Promise<{ counts: number[]; last: number }> {
	const { data } = await NumberRows.query.ofEvent({ eventId }).go({ pages: "all" });
	const countOf = (row: number) => data.find((one) => one.row === row)?.count ?? 0;
	return { counts: all.map(countOf), last: countOf(late) };
}
