import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { localDir } from "./settings.ts";

/** A running system, for commands that work on it. */
export type Running = { url: string; endpoint: string; table: string; pid: number };

const file = join(localDir, "running.json");

export const tellRunning = (running: Running) => writeFileSync(file, JSON.stringify(running));
export const forgetRunning = () => rmSync(file, { force: true });

/** The system that runs in this folder; null if there is none. */
export function findRunning(): Running | null {
	try {
		const running: Running = JSON.parse(readFileSync(file, "utf8"));
		// Signal 0 tests whether the process exists: a killed process leaves its file behind.
		process.kill(running.pid, 0);
		return running;
	} catch {
		return null;
	}
}
