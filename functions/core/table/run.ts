import { log, nameOfError } from "../log.ts";
import { inParallel } from "../parallel.ts";
import { refusedWith, retryIf } from "../retry.ts";
import { ignoreConditionFailure } from "./database.ts";
import { nextVersion } from "./versioned.ts";

/** Work that takes many steps. The stream brings on each with the version of the record that the one before wrote. */
export type Run = { version: number; updatedAt: string; doneAt?: string };

/**
 * Takes the next step of a run that the stream has told of, unless that was done: each version takes one. A step whose
 * people were changed in the same moment is tried again from what they are now.
 */
export async function takeStep<R extends Run>(
	told: R,
	read: () => Promise<R | null>,
	step: (current: R) => Promise<void>,
): Promise<void> {
	if (told.doneAt !== undefined) return;
	const take = async () => {
		const current = await read();
		if (current?.version === told.version) await step(current);
	};
	await retryIf(refusedWith("changed_meanwhile"), take, { pauseMs: 100 });
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
	const still = runs.filter(
		({ doneAt, updatedAt }) => !doneAt && Date.parse(updatedAt) < now - stalledMs,
	);
	// One whose condition fails has gone on meanwhile.
	await inParallel(still, (before) =>
		put(nextVersion(before, {}, now), before).catch(ignoreConditionFailure),
	);
	return still.length;
}
