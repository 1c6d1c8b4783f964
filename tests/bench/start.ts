import { type ChildProcess, fork, spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "#local/freePort.ts";
import { quiet } from "./quiet.ts";
import { type Row, row } from "./row.ts";
import { emptyFolder } from "./scratch.ts";
import { usually } from "./smallest.ts";
import { median, timed } from "./stats.ts";

const runs = usually(3, 1);
const seconds = { unit: "s", digits: 2 };
/** Detects a new email at most this many ms late. */
const lookEveryMs = 10;

type Stages = [name: string, endedAt: number][];

/** Waits until a site reports that it is ready; returns the stages that it reported. */
const ready = (child: ChildProcess) =>
	new Promise<Stages>((done, failed) => {
		let output = "";
		child.stdout?.on("data", (chunk: Buffer) => {
			output += chunk;
			const [, stages] = /^stages (.*)$/m.exec(output) ?? [];
			if (stages) done(JSON.parse(stages));
		});
		child.once("exit", (code) => failed(new Error(`npm start ended with ${code}: ${output}`)));
	});

/** Ends a process group and waits until it is empty: npm ends before the site does. */
async function stop(group: number) {
	try {
		for (process.kill(-group, "SIGTERM"); ; process.kill(-group, 0)) await pause(20);
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
	}
}

/** Seconds from a password reset request to its email in the mailbox. */
async function awaitMail(url: string): Promise<number> {
	const email = "member@demo.test";
	const mails = async (): Promise<unknown[]> =>
		(
			await fetch(`${url}/local/mailbox?to=${email}`, { headers: { accept: "application/json" } })
		).json();
	const before = (await mails()).length;
	const ms = await timed(async () => {
		const body = JSON.stringify({ email });
		const headers = { "content-type": "application/json" };
		await fetch(`${url}/api/auth/forgot-password`, { method: "POST", headers, body });
		while ((await mails()).length === before) await pause(lookEveryMs);
	});
	return ms / 1000;
}

type Started = { ready: number; mail: number; stages: Stages };

/**
 * Seconds from `npm start` to its ready line, and from there to the first email; then stops the
 * site.
 */
async function start(folder: string, port: number): Promise<Started> {
	await quiet();
	const settings = {
		PORT: String(port),
		LOCAL_DIR: folder,
		STAGES: "1",
		npm_config_loglevel: "error",
	};
	// A separate process group, so that everything npm started can be stopped with it.
	const child = spawn("npm", ["start"], {
		env: { ...process.env, ...settings },
		detached: true,
		stdio: ["ignore", "pipe", "inherit"],
	});
	const orphan = () => child.pid && process.kill(-child.pid, "SIGTERM");
	process.once("exit", orphan);
	try {
		let stages: Stages = [];
		const ms = await timed(async () => {
			stages = await ready(child);
		});
		return { ready: ms / 1000, stages, mail: await awaitMail(`http://localhost:${port}`) };
	} finally {
		process.off("exit", orphan);
		if (child.pid) await stop(child.pid);
	}
}

/** Duration of `npm start` after `npm ci`, and the delay of the first stream effects. */
export async function measure(): Promise<Row[]> {
	const first: Started[] = [];
	const later: Started[] = [];
	// Repeats what `npm ci` prepares, in case sources changed since: a start would do it.
	await once(fork("local/prepare.ts", ["build", "snapshot"], { execArgv: [] }), "exit");
	for (let run = 0; run < runs; run++) {
		const folder = emptyFolder("ready");
		// Both starts use one port: at another address the later one would render all pages again.
		const port = await freePort();
		first.push(await start(folder, port));
		later.push(await start(folder, port));
		rmSync(folder, { recursive: true, force: true });
	}
	const of = (starts: Started[], what: "ready" | "mail") => [
		median(starts.map((one) => one[what])),
	];
	/** Duration of each stage in s; the rest is npm itself. */
	const parts = ([{ stages }]: Started[]) =>
		stages
			.map(
				([name, endedAt], at) =>
					`${name} ${((endedAt - (stages[at - 1]?.[1] ?? 0)) / 1000).toFixed(2)}`,
			)
			.join(", ");
	return [
		row("npm start to ready, first run", of(first, "ready"), {
			must: [6],
			aim: [4],
			...seconds,
			note: parts(first),
		}),
		row("  from there to the first email", of(first, "mail"), { must: [1], ...seconds }),
		row("npm start to ready, data there", of(later, "ready"), {
			must: [1.5],
			aim: [1],
			...seconds,
			note: parts(later),
		}),
		row("  from there to the first email", of(later, "mail"), { must: [1], ...seconds }),
	];
}
