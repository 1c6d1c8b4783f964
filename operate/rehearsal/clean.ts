import { setTimeout as pause } from "node:timers/promises";
import { deleteAll, itemsWith, kindOf } from "./table.ts";

/** In this order: without sessions nobody presses any more, and an event that goes last ends nothing with it. */
const order = ["session", "user", "registration", "eventClass", "allotment"];
const rank = (kind: string) =>
	order.includes(kind) ? order.indexOf(kind) : kind === "event" ? 99 : 50;

/** What was on its way when somebody interrupted may still be written: the API tries for 8 s. */
const settling = 10_000;
const rounds = 5;

export type Removal = { removed: number; left: number };

/** Takes all items with a mark away, and looks again whether any came back. */
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
