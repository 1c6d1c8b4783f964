import { setTimeout as pause } from "node:timers/promises";
import { alarmMessages } from "#shared/app/operation/alarms.ts";
import { log, nameOfError } from "../../core/log.ts";

export type Task = (now: number) => Promise<number | void>;

class TooSlow extends Error {
	override name = "TooSlow";
}

/** The result of a task, or a failure after the limit; a task cannot be stopped. */
async function within(limitMs: number, work: Promise<number | void>): Promise<number> {
	const isOver = new AbortController();
	const timeout = pause(limitMs, undefined, { signal: isOver.signal }).then(() => {
		throw new TooSlow();
	});
	try {
		return (await Promise.race([work, timeout])) ?? 0;
	} finally {
		isOver.abort();
		timeout.catch(() => undefined);
	}
}

/**
 * Runs all tasks side by side, so that neither a failing nor a slow one keeps the others waiting.
 * Failures are logged by name; the next run repeats what they have left. Returns what each of the
 * others has counted.
 * @param limitMs time after which a task counts as failed
 */
export async function runTasks(
	tasks: Readonly<Record<string, Task>>,
	now: number,
	limitMs: number,
): Promise<Record<string, number>> {
	const done: Record<string, number> = {};
	await Promise.all(
		Object.entries(tasks).map(async ([task, run]) => {
			try {
				done[task] = await within(limitMs, (async () => run(now))());
			} catch (error) {
				log.error(alarmMessages.taskFailed, { task, ...nameOfError(error) });
			}
		}),
	);
	return done;
}
