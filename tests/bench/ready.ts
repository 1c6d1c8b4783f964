import { type ChildProcess, spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "#local/freePort.ts";
import { quiet } from "./quiet.ts";
import { type Row, row } from "./row.ts";
import { emptyFolder } from "./scratch.ts";
import { median, timed } from "./stats.ts";

const runs = 3;
const bars = { must: [5], aim: [2], unit: "s", digits: 2 };

const ready = (child: ChildProcess) =>
	new Promise<void>((done, failed) => {
		let said = "";
		child.stdout?.on("data", (chunk: Buffer) => {
			said += chunk;
			if (said.includes("ready http")) done();
		});
		child.once("exit", (code) => failed(new Error(`npm start ended with ${code}: ${said}`)));
	});

/** Tells a process group to end, and waits until nobody of it is left: npm goes before the site does. */
async function stop(group: number) {
	try {
		for (process.kill(-group, "SIGTERM"); ; process.kill(-group, 0)) await pause(20);
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
	}
}

/** Seconds from `npm start` to the line that says ready; the site is stopped again. */
async function start(folder: string): Promise<number> {
	await quiet();
	const settings = { PORT: String(await freePort()), LOCAL_DIR: folder, npm_config_loglevel: "error" };
	// A process group of its own, so that what npm started can be stopped with it.
	const child = spawn("npm", ["start"], {
		env: { ...process.env, ...settings },
		detached: true,
		stdio: ["ignore", "pipe", "inherit"],
	});
	const orphan = () => child.pid && process.kill(-child.pid, "SIGTERM");
	process.once("exit", orphan);
	try {
		return (await timed(() => ready(child))) / 1000;
	} finally {
		process.off("exit", orphan);
		if (child.pid) await stop(child.pid);
	}
}

/** How long somebody waits for `npm start`, built before: on the first day, and on every other. */
export async function measure(): Promise<Row[]> {
	const first: number[] = [];
	const later: number[] = [];
	for (let run = 0; run < runs; run++) {
		const folder = emptyFolder("ready");
		first.push(await start(folder));
		later.push(await start(folder));
		rmSync(folder, { recursive: true, force: true });
	}
	return [
		row("npm start to ready, data there", [median(later)], bars),
		row("npm start to ready, first run (fills demo data)", [median(first)], bars),
	];
}
