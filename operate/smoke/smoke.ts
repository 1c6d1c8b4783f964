import { setTimeout as pause } from "node:timers/promises";
import { checks, type Target } from "./checks.ts";

/** A change reaches the first edge locations within seconds, and all of them within minutes. */
const patience = { tries: 5, ms: 5_000 };

/**
 * Retries each check until it succeeds, prints a line for each, and returns the exit code: 0 if all
 * succeed.
 */
export async function runSmokeTest(
	target: Target,
	{ tries, ms } = patience,
	say: (line: string) => void = console.log,
): Promise<number> {
	let failed = 0;
	for (const { name, run, needs } of checks) {
		if (needs && !target[needs]) continue;
		const fault = await faultOf(() => run(target), tries, ms);
		if (fault) failed++;
		say(fault ? `FAILED ${name}: ${fault}` : `ok     ${name}`);
	}
	return failed === 0 ? 0 : 1;
}

async function faultOf(
	run: () => Promise<void>,
	tries: number,
	ms: number,
): Promise<string | null> {
	for (let attempt = 1; ; attempt++) {
		const fault = await run().then(
			() => null,
			(error: Error) => error.message,
		);
		if (!fault || attempt >= tries) return fault;
		await pause(ms);
	}
}
