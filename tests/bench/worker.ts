import { fork } from "node:child_process";

/**
 * Runs a file in a process and a cloud of its own, and returns what it sends. Handlers read their settings
 * when they are loaded, so a figure that calls them cannot share a process with another.
 */
export function inWorker<T>(file: string, env: Record<string, string>): Promise<T> {
	const child = fork(`tests/bench/${file}`, {
		env: { ...process.env, ...env },
		// Logs are written as in the cloud, but nobody reads them.
		stdio: ["ignore", "ignore", "inherit", "ipc"],
	});
	return new Promise((done, failed) => {
		let result: T | undefined;
		child.once("message", (message) => {
			result = message as T;
		});
		child.once("exit", (code) =>
			result === undefined ? failed(new Error(`${file} ended with ${code} and no result`)) : done(result),
		);
	});
}

/** Called by such a file: sends the result once the cloud is open, and closes the cloud. */
export async function answerFrom(work: () => Promise<unknown>): Promise<void> {
	const { openCloud } = await import("#local/cloud.ts");
	const { engine } = await openCloud();
	try {
		const result = await work();
		await new Promise((sent) => process.send?.(result, sent));
	} finally {
		await engine.stop();
	}
	process.exit(0);
}
