import { setTimeout as pause } from "node:timers/promises";
import { AppError } from "../errors.ts";
import { log, nameOfError } from "../log.ts";
import { inParallel } from "../parallel.ts";
import { isConditionFailure } from "./database.ts";
import { nextVersion } from "./versioned.ts";

/** Work that takes many steps. The stream brings on each with the version of the record that the one before wrote. */
export type Run = { version: number; updatedAt: string; doneAt?: string };

const tries = 5;

/**
 * Takes the next step of a run that the stream has told of, unless that was done: each version takes one. A step whose
 * people were changed in the same moment is tried again from what they are now.
 */
export async function takeStep<R extends Run>(
	told: R,
	read: () => Promise<R | null>,
	step: (current: R) => Promise<void>,
): Promise<void> {
	for (let attempt = 1; told.doneAt === undefined; attempt++) {
		const current = await read();
		if (current?.version !== told.version) return;
		try {
			return await step(current);
		} catch (error) {
			const isBeaten = error instanceof AppError && error.code === "changed_meanwhile";
			if (!isBeaten || attempt === tries) throw error;
			await pause(Math.random() * 100 * attempt);
		}
	}
}

/** A step for the stream, which one that fails must not hold up: the clock comes back to it. */
export const followRun = (step: Promise<void>): Promise<void> =>
	step.catch((error) => log.error("run failed", nameOfError(error)));

/** A run on which nothing was done for so long has failed, or its record was lost. */
const stalledMs = 2 * 60 * 1000;

/** Wakes the runs that stand still, by a write that the stream follows. Returns how many. */
export async function wakeRuns<R extends Run>(
	runs: readonly R[],
	put: (next: R, before: R) => Promise<unknown>,
	now: number,
): Promise<number> {
	const still = runs.filter(({ doneAt, updatedAt }) => !doneAt && Date.parse(updatedAt) < now - stalledMs);
	await inParallel(still, (before) =>
		put(nextVersion(before, {}, now), before).catch((error) => {
			// It has gone on meanwhile.
			if (!isConditionFailure(error)) throw error;
		}),
	);
	return still.length;
}
