import { log, nameOfError } from "../log.ts";
import { runEach } from "../parallel.ts";
import { refusedWith, retryIf } from "../retry.ts";
import { ignoreConditionFailure } from "./database.ts";
import { nextVersion } from "./versioned.ts";

/**
 * Work in many steps. Each step writes a new version of the record, and that change triggers the
 * next step through the stream.
 */
export type Run = { version: number; updatedAt: string; doneAt?: string };

/**
 * Runs the next step for a run from the stream, at most one per version. On a conflict with a
 * concurrent change the step is retried with a fresh read.
 */
export async function takeStep<R extends Run>(
	run: R,
	read: () => Promise<R | null>,
	step: (current: R) => Promise<void>,
): Promise<void> {
	if (run.doneAt !== undefined) return;
	const take = async () => {
		const current = await read();
		if (current?.version === run.version) await step(current);
	};
	await retryIf(refusedWith("changed_meanwhile"), take, { pauseMs: 100 });
}

/**
 * Runs a step within the stream function without failing it; the scheduled job retries the step.
 */
export const followRun = (step: Promise<void>): Promise<void> =>
	step.catch((error) => log.error("run failed", nameOfError(error)));

/** A run without progress for this long, in ms, has failed or its stream record was lost. */
const stalledMs = 2 * 60 * 1000;

/** Resumes stalled runs by a write that triggers the stream. Returns their number. */
export async function resumeRuns<R extends Run>(
	runs: readonly R[],
	put: (next: R, before: R) => Promise<unknown>,
	now: number,
): Promise<number> {
	const still = runs.filter(
		({ doneAt, updatedAt }) => !doneAt && Date.parse(updatedAt) < now - stalledMs,
	);
	// A failed condition means that the run has made progress in the meantime.
	await runEach("stalled runs", still, (before) =>
		put(nextVersion(before, {}, now), before).catch(ignoreConditionFailure),
	);
	return still.length;
}
