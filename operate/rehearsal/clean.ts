import { setTimeout as pause } from "node:timers/promises";
import { deleteAll, itemsWith, kindOf } from "./table.ts";

/**
 * Order of deletion: without sessions no calls succeed any more; the event is deleted last, so that
 * its deletion affects no registrations.
 */
const order = ["session", "user", "registration", "eventClass", "allotment"];
const rank = (kind: string) =>
	order.includes(kind) ? order.indexOf(kind) : kind === "event" ? 99 : 50;

/** Calls in progress at an interruption may still write: the API retries for 8 s. */
const settling = 10_000;
const rounds = 5;

export type Removal = { removed: number; left: number };

/** Deletes all items with a mark, and checks whether any were written meanwhile. */
export async function removeAll(mark: RegExp, interrupted: boolean): Promise<Removal> {
	let removed = 0;
	for (let round = 1; ; round++) {
		const found = await itemsWith(mark);
		if (found.length === 0 && round > 1) return { removed, left: 0 };
		if (round > rounds) return { removed, left: found.length };
		const kinds = [...Map.groupBy(found, kindOf)].sort(([a], [b]) => rank(a) - rank(b));
		for (const [, items] of kinds) await deleteAll(items);
		removed += found.length;
		await pause(interrupted && round === 1 ? settling : 1_000);
	}
}
