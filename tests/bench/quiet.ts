import { cpus } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { usually } from "./smallest.ts";

const idleShare = 0.8;
const sampleMs = 250;
const patienceMs = usually(5_000, 0);

const times = () =>
	cpus().reduce(
		(sum, { times: { idle, ...busy } }) => ({
			idle: sum.idle + idle,
			all: sum.all + idle + Object.values(busy).reduce((total, value) => total + value, 0),
		}),
		{ idle: 0, all: 0 },
	);

/** Waits until the machine is idle, for a limited time; then continues anyway. */
export async function quiet(): Promise<void> {
	for (const started = Date.now(); Date.now() - started < patienceMs; ) {
		const before = times();
		await pause(sampleMs);
		const after = times();
		if ((after.idle - before.idle) / (after.all - before.all) > idleShare) return;
	}
}
