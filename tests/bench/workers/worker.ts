import { fork } from "node:child_process";

/**
 * Runs a file in a separate process and returns the value that it sends. Handlers read their
 * settings when they are loaded, so figures that call them cannot share a process.
 */
export function inWorker<T>(file: string, env: Record<string, string>): Promise<T> {
	const child = fork(`tests/bench/${file}`, {
		env: { ...process.env, ...env },
		// Logs are written as in the cloud, but discarded.
		stdio: ["ignore", "ignore", "inherit", "ipc"],
	});
	return new Promise((done, failed) => {
		let result: T | undefined;
		child.once("message", (message) => {
			result = message as T;
		});
		child.once("exit", (code) =>
			result === undefined
				? failed(new Error(`${file} ended with ${code} and no result`))
				: done(result),
		);
	});
}

/** Called by such a file: sends its result and exits. */
export async function answer(work: () => Promise<unknown>): Promise<void> {
	process.once("disconnect", () => process.exit(1));
	const result = await work();
	await new Promise((sent) => process.send?.(result, sent));
	process.exit(0);
}

/** The same, with an embedded cloud. */
export const answerFromCloud = (work: () => Promise<unknown>) =>
	answer(async () => {
		const { fillOnce, openCloud } = await import("#local/stand-ins/cloud.ts");
		const { engine } = await openCloud();
		await fillOnce();
		try {
			return await work();
		} finally {
			await engine.stop();
		}
	});
