import type { EventId } from "#shared/core/ids.ts";
import { numberIn, rows } from "#shared/waiting-room/waiting-room.rules.ts";
import { ignoreConditionFailure } from "../core/table/database.ts";
import { NumberRows } from "./waiting-room.entity.ts";

/** The row that counts positions after the draw. */
const late = rows;

const all = Array.from({ length: rows }, (_, row) => row);

/** The next number of a row; null when the rows are closed. */
export async function nextNumber(eventId: EventId, row: number): Promise<number | null> {
	const given = await NumberRows.upsert({ eventId, row })
		.add({ count: 1 })
		.where(({ closed }, { notExists }) => notExists(closed))
		.go({ response: "all_new" })
		.catch(ignoreConditionFailure);
	return given ? numberIn(row, given.data.count ?? 1) : null;
}

/** Closes the rows for good. @returns how many numbers each has given out */
export const closeRows = (eventId: EventId): Promise<number[]> =>
	Promise.all(
		all.map(async (row) => {
			const { data } = await NumberRows.upsert({ eventId, row, closed: true }).go({
				response: "all_new",
			});
			return data.count ?? 0;
		}),
	);

/** The next position behind all who have one. @param least positions up to this one are taken, or were let in already */
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

/** How many numbers were given out, and the last position after the draw; 0 where there is none. */
export async function givenOut(eventId: EventId): Promise<{ counts: number[]; last: number }> {
	const { data } = await NumberRows.query.ofEvent({ eventId }).go({ pages: "all" });
	const countOf = (row: number) => data.find((one) => one.row === row)?.count ?? 0;
	return { counts: all.map(countOf), last: countOf(late) };
}
