import { setTimeout as pause } from "node:timers/promises";
import type { Batch } from "#functions/platform/stream/batch.ts";
import { reactToChange } from "#functions/platform/stream/reactions.ts";
import { interceptTable } from "../core/intercept.ts";

export const newBatch = (now = Date.now()): Batch => ({
	now,
	changes: [],
	done: new Set(),
	counts: new Map(),
	people: new Map(),
	lines: [],
	notifications: [],
	mails: [],
	places: [],
	charges: [],
	charged: new Set(),
	moved: new Set(),
	told: new Set(),
});

/** Milliseconds that the first writes wait, longest first, so that none hides behind the next. */
const delays = [15, 9, 4];

/** Counts this process's writes that have no answer yet. */
export function watchWrites() {
	let [open, made] = [0, 0];
	interceptTable(
		(next, { commandName = "" }) =>
			async (args) => {
				if (!/Write|Put|Update|Delete/.test(commandName)) return next(args);
				open++;
				try {
					await pause(delays[made++] ?? 0);
					return await next(args);
				} finally {
					open--;
				}
			},
		{ step: "initialize" },
	);
	return {
		/** Runs work, and expects that it ends after its writes. */
		async ofWork<T>(work: () => Promise<T>): Promise<T> {
			made = 0;
			const result = await work();
			expect({ writesWithoutAnswer: open }).toEqual({ writesWithoutAnswer: 0 });
			return result;
		},
	};
}

/** Runs work, and expects that it ends after its writes. */
export const finishing = watchWrites().ofWork;

/** Lets a change of an item be followed, as the stream does; null before is new, after is deleted. */
export async function follow(
	entity: string,
	before: object | null,
	after: object | null,
	batch = newBatch(),
): Promise<Batch> {
	const change = {
		kind: !before ? "INSERT" : after ? "MODIFY" : "REMOVE",
		entity,
		before: before as Record<string, unknown> | null,
		after: after as Record<string, unknown> | null,
	} as const;
	batch.changes.push(change);
	await finishing(() => reactToChange(change, batch));
	return batch;
}
