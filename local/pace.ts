import { pbkdf2 } from "node:crypto";
import { availableParallelism } from "node:os";
import { promisify } from "node:util";

const derive = promisify(pbkdf2);

/** A fixed piece of work, and what it takes in ms where each core has nothing else to do. */
const rounds = 4_000_000;
const quietMs = 600;

/** A machine that is busy for a moment only must not have everybody wait for minutes. */
const slowest = 8;

/** How many times longer than on a quiet machine things take here now; never below 1. */
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

/** PACE is what was measured when a test run began; without it the machine counts as quiet. */
const pace = Math.max(1, Number(process.env.PACE) || 1);

/** Whether this machine has little else to do. */
export const isQuiet = pace < 1.5;

/** How long to wait at most for something that takes a quiet machine less than `ms`. */
export const within = (ms: number): number => Math.ceil(ms * pace);
