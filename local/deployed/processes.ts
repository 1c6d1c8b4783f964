import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { within } from "../pace.ts";
import { folder } from "./settings.ts";

/** Processes that go on when the script that started them has ended. */
export type Name = "emulator" | "edge";

const pidFile = (name: Name) => join(folder, `${name}.pid`);
export const logFile = (name: Name) => join(folder, `${name}.log`);

/** Starts a process, with those that it will start, in a group of its own. */
export function launchProcess(
	name: Name,
	command: string,
	args: string[],
	env: NodeJS.ProcessEnv,
): void {
	mkdirSync(folder, { recursive: true });
	const log = openSync(logFile(name), "w");
	const child = spawn(command, args, { stdio: ["ignore", log, log], detached: true, env });
	child.unref();
	writeFileSync(pidFile(name), JSON.stringify({ pid: child.pid, mark: [command, ...args].at(-1) }));
}

/** How a process was called; empty when there is none. */
function commandOf(pid: number): string {
	const file = `/proc/${pid}/cmdline`;
	if (existsSync(file)) return readFileSync(file, "utf8");
	return spawnSync("ps", ["-o", "args=", "-p", String(pid)], { encoding: "utf8" }).stdout ?? "";
}

function signal(group: number, name: NodeJS.Signals | 0): boolean {
	try {
		return process.kill(-group, name);
	} catch {
		return false;
	}
}

/** Ends a process and all that it started, unless its number belongs to something else by now. */
export async function endProcess(name: Name): Promise<boolean> {
	if (!existsSync(pidFile(name))) return false;
	const { pid, mark } = JSON.parse(readFileSync(pidFile(name), "utf8"));
	rmSync(pidFile(name));
	if (!commandOf(pid).includes(mark)) return false;
	signal(pid, "SIGTERM");
	for (let waited = 0; signal(pid, 0) && waited < within(5_000); waited += 50) await pause(50);
	signal(pid, "SIGKILL");
	return true;
}
