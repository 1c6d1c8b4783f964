import { type ChildProcess, fork, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { createRandom } from "#local/demo/random.ts";
import { freePort } from "#local/freePort.ts";
import { within } from "#local/pace.ts";
import { sized } from "../core/size.ts";
import { engineIn, killTree } from "./processes.ts";

const kills = sized({ whole: 50, share: 3 });
const people = 120;
const [payers, fee] = [24, 10_000];
const random = createRandom(`kills/${process.env.SEED ?? 1}`);
const folder = mkdtempSync(join(tmpdir(), "kill-"));
const port = await freePort();

type Member = { id: number; cookie: string };
type Prepared = { crowd: Member[]; eventId: number; classes: number[] };
type PreparedFees = Prepared & { staff: string; before: number };
type Checked = { breaks: string[]; alive: number[] };

/**
 * The product as `npm start` runs it, with its engine, in the same folder and at the same address each
 * time: for another address it would render all pages again.
 */
async function start() {
	const env = {
		...process.env,
		PORT: `${port}`,
		LOCAL_DIR: folder,
		POWERTOOLS_LOG_LEVEL: "SILENT",
	};
	const child = spawn(process.execPath, ["local/start.ts"], {
		env,
		stdio: ["ignore", "pipe", "pipe"],
	});
	let errors = "";
	child.stderr.setEncoding("utf8").on("data", (text) => {
		errors += text;
	});
	await new Promise<void>((ready, failed) => {
		child.stdout.on("data", (chunk) => String(chunk).includes("ready http") && ready());
		child.once("exit", (code) => failed(new Error(`The server ended with ${code}: ${errors}`)));
	});
	return { url: `http://localhost:${port}`, child, endpoint: engineIn(child.pid as number) };
}

/** Asks a worker process that reads and writes the server's table. */
async function ask<T>(endpoint: string, question: object): Promise<T> {
	const settings = {
		DYNAMODB_ENDPOINT: endpoint,
		TABLE_NAME: "federation",
		SITE_URL: "http://localhost:1",
	};
	const worker = fork("tests/proof/kill.worker.ts", {
		env: { ...process.env, ...settings },
		execArgv: [],
	});
	return new Promise((done, failed) => {
		worker.on("message", (message) =>
			message === "ready" ? worker.send(question) : done(message as T),
		);
		worker.once("exit", (code) => code && failed(new Error(`The worker ended with ${code}`)));
	});
}

const exited = (child: ChildProcess) =>
	new Promise<void>((done) => void child.once("exit", () => done()));

/**
 * Registers people one after the other in several parallel loops until the server dies; returns the
 * people whose place was confirmed.
 * @param onAnswer called after each answer with the number of confirmed places, and at the end
 */
async function register(
	url: string,
	{ eventId, classes }: Prepared,
	wanting: Member[],
	onAnswer: (placed: number) => void,
): Promise<number[]> {
	const acknowledged: number[] = [];
	const line = async () => {
		for (let one = wanting.pop(); one; one = wanting.pop()) {
			const path = `${url}/api/events/${eventId}/classes/${classes[one.id % classes.length]}/register`;
			const headers = { "content-type": "application/json", cookie: one.cookie };
			const answer = await fetch(path, { method: "POST", headers, body: "{}" }).catch(() => null);
			if (!answer) return;
			if (answer.status === 201 || answer.status === 202) acknowledged.push(one.id);
			onAnswer(acknowledged.length);
		}
	};
	await Promise.all(Array.from({ length: 8 }, line));
	onAnswer(Number.POSITIVE_INFINITY);
	return acknowledged;
}

/**
 * Records a payment for each person until the server dies. A repeat with the same key, after the
 * restart, finds the payment whose answer was lost. Returns the people whose payment is not yet
 * confirmed.
 */
async function payAll(
	url: string,
	{ eventId, classes, staff }: PreparedFees,
	people: readonly Member[],
	onAnswer: (paid: number) => void,
): Promise<Member[]> {
	const waiting = [...people];
	const unconfirmed: Member[] = [];
	let paid = 0;
	const line = async () => {
		for (let one = waiting.pop(); one; one = waiting.pop()) {
			const id = `registration-${eventId}-${one.id}-${classes[0]}`;
			const answer = await fetch(`${url}/api/fee-payments`, {
				method: "POST",
				headers: {
					"content-type": "application/json",
					cookie: staff,
					"idempotency-key": `pay-${id}`,
				},
				body: JSON.stringify({ charges: [{ id, amount: fee }], paymentMethod: "cash" }),
			}).catch(() => null);
			// 201 for the first call, 200 for its repeat.
			if (answer?.ok) onAnswer(++paid);
			else unconfirmed.push(one);
		}
	};
	await Promise.all(Array.from({ length: 4 }, line));
	onAnswer(Number.POSITIVE_INFINITY);
	return unconfirmed;
}

let server: Awaited<ReturnType<typeof start>> | undefined;

afterAll(() => {
	if (server?.child.pid) killTree(server.child.pid);
	rmSync(folder, { recursive: true, force: true });
});

test(
	`a server killed ${kills} times under load loses no confirmed place and leaves nothing half done`,
	async () => {
		server = await start();
		const given = new Map<number, Set<number>>();
		for (let round = 0; round < kills; round++) {
			const question = { kind: "prepare", people, places: 30, classes: [15, 25] };
			const prepared = await ask<Prepared>(server.endpoint, question);
			const ids = prepared.crowd.map(({ id }) => id);
			// Killed during the load, however fast the machine is: a few ms after an answer, so anywhere
			// in a call.
			const enough = random.int(1, people / 2);
			const { promise: underWay, resolve } = Promise.withResolvers<void>();
			const storm = register(server.url, prepared, random.shuffle(prepared.crowd), (placed) => {
				if (placed >= enough) resolve();
			});
			await underWay;
			await pause(random.int(0, 20));
			const dead = exited(server.child);
			killTree(server.child.pid as number);
			const acknowledged = await storm;
			await dead;
			given.set(prepared.eventId, new Set(acknowledged));
			server = await start();
			const { breaks, alive } = await ask<Checked>(server.endpoint, {
				kind: "check",
				...prepared,
				ids,
				settled: false,
			});
			expect({ round, breaks, lost: acknowledged.filter((id) => !alive.includes(id)) }).toEqual({
				round,
				breaks: [],
				lost: [],
			});
		}
		expect([...given.values()].reduce((sum, { size }) => sum + size, 0)).toBeGreaterThan(kills);
	},
	within(1_800_000),
);

test(
	`a server killed ${kills} times while payments are recorded loses none, and takes none twice`,
	async () => {
		server ??= await start();
		for (let round = 0; round < kills; round++) {
			const question = { kind: "prepareFees", people: payers, fee };
			const prepared = await ask<PreparedFees>(server.endpoint, question);
			const { crowd } = prepared;
			await register(server.url, prepared, [...crowd], () => undefined);
			const enough = random.int(1, payers / 2);
			const { promise: underWay, resolve } = Promise.withResolvers<void>();
			const paying = payAll(server.url, prepared, random.shuffle(crowd), (paid) => {
				if (paid >= enough) resolve();
			});
			await underWay;
			await pause(random.int(0, 20));
			const dead = exited(server.child);
			killTree(server.child.pid as number);
			let left = await paying;
			await dead;
			server = await start();
			for (let tries = 0; left.length > 0 && tries < 5; tries++)
				left = await payAll(server.url, prepared, left, () => undefined);
			const ids = crowd.map(({ id }) => id);
			const checked = { kind: "checkFees", ids, before: prepared.before };
			const breaks = await ask<string[]>(server.endpoint, checked);
			expect({ round, left: left.length, breaks }).toEqual({ round, left: 0, breaks: [] });
		}
	},
	within(1_800_000),
);
