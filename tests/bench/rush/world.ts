import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type Engine, startEngine } from "#local/engine.ts";
import { emptyFolder } from "../scratch.ts";
import { inWorker } from "../workers/worker.ts";

/**
 * Demo data and a crowd with sessions, made once: each run starts with a copy of the same tables.
 */
export type World = { engine: Engine; folder: string };

async function withEngine<T>(folder: string, use: (world: World) => Promise<T>): Promise<T> {
	const engine = await startEngine(folder);
	try {
		return await use({ engine, folder });
	} finally {
		await engine.stop();
	}
}

/** Environment of a process that works in a world. */
export const settingsOf = ({ engine, folder }: World) => ({
	DYNAMODB_ENDPOINT: engine.endpoint,
	TABLE_NAME: "federation",
	LOCAL_DIR: join(folder, "data"),
	CROWD_FOLDER: folder,
});

export async function prepareWorld(): Promise<string> {
	const folder = emptyFolder("crowd");
	await withEngine(folder, (world) => inWorker<true>("rush/crowd.worker.ts", settingsOf(world)));
	return folder;
}

/** Lends a copy of a prepared world. */
export async function withCopy<T>(prepared: string, use: (world: World) => Promise<T>): Promise<T> {
	const folder = emptyFolder("copy");
	cpSync(prepared, folder, { recursive: true });
	try {
		return await withEngine(folder, use);
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}
