import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "#local/freePort.ts";

type Deployed = { env: NodeJS.ProcessEnv | null; close(): Promise<void> };

const script = (name: "up" | "down", env: NodeJS.ProcessEnv) =>
	new Promise<boolean>((done) => {
		const child = spawn(process.execPath, [`local/deployed/${name}.ts`], { stdio: "inherit", env });
		child.once("exit", (code) => done(code === 0));
	});

const read = (path: string): NodeJS.ProcessEnv =>
	existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : {};

/**
 * The settings of the deployment at BASE_URL; without it, of a local cloud started for this on free
 * ports, beside another that may run. `env` is null if it did not start.
 */
export async function openDeployed(scratch: string): Promise<Deployed> {
	const { BASE_URL } = process.env;
	if (BASE_URL)
		return { env: { ...read(".local/cloud/state.json"), BASE_URL }, close: async () => {} };
	const [port, own] = [await freePort(), await freePort()];
	const folder = join(scratch, "deployed");
	const AWS_ENDPOINT_URL = process.env.AWS_ENDPOINT_URL ?? `http://127.0.0.1:${own}`;
	const env = { ...process.env, LOCAL_DIR: folder, PORT: String(port), AWS_ENDPOINT_URL };
	const close = async () => void (await script("down", env));
	// It runs in separate processes, which an interrupted test run would leave behind.
	for (const signal of ["SIGINT", "SIGTERM"] as const)
		process.once(signal, () => void close().then(() => process.exit(1)));
	const isUp = await script("up", env);
	return { env: isUp ? read(join(folder, "cloud", "state.json")) : null, close };
}
