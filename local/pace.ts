import { pbkdf2 } from "node:crypto";
import { availableParallelism } from "node:os";
import { promisify } from "node:util";

const derive = promisify(pbkdf2);

/** A fixed amount of work, and its duration in ms when all cores are idle. */
const rounds = 4_000_000;
const quietMs = 600;

/** Upper limit, so that a short peak of load does not make everyone wait for minutes. */
const slowest = 8;

/** Slowdown factor of this machine at present compared to an idle one; at least 1. */
export async function measurePace(): Promise<number> {
	const started = performance.now();
	await Promise.all(
		Array.from({ length: availableParallelism() }, () =>
			derive("pace", "salt", rounds, 32, "sha256"),
		),
	);
	const times = (performance.now() - started) / quietMs;
	return Math.round(Math.min(slowest, Math.max(1, times)) * 10) / 10;
}

/**
 * PACE is the factor measured at the start of a test run; without it the machine counts as idle.
 */
const pace = Math.max(1, Number(process.env.PACE) || 1);

/** Whether this machine is almost idle. */
export const isQuiet = pace < 1.5;

/** Timeout for work that takes less than `ms` on an idle machine. */
export const within = (ms: number): number => Math.ceil(ms * pace);
