import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** An error that the AWS CLI reported. */
export class Refused extends Error {}

/**
 * Calls AWS through its CLI, which operators have, and returns the parsed JSON answer; null if it
 * is empty.
 */
// biome-ignore lint/suspicious/noExplicitAny: each command answers in a shape of its own.
export async function runAws(region: string, ...args: string[]): Promise<any> {
	const options = { maxBuffer: 64 * 1024 * 1024, env: process.env };
	try {
		const { stdout } = await promisify(execFile)(
			"aws",
			[...args, "--region", region, "--output", "json"],
			options,
		);
		return /^\s*[[{"]/.test(stdout) ? JSON.parse(stdout) : null;
	} catch (error) {
		const { code, stderr } = error as { code?: unknown; stderr?: string };
		if (code === "ENOENT") throw new Error("The AWS CLI (aws, version 2) is not on the PATH");
		throw new Refused(stderr?.trim() || String(error));
	}
}

/** Like `runAws`, but null for a resource that does not exist. */
export const awsIfThere = (region: string, ...args: string[]) =>
	runAws(region, ...args).catch((error) => {
		if (error instanceof Refused && /does not exist|ResourceNotFound|NoSuch/.test(error.message))
			return null;
		throw error;
	});
