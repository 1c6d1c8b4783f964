import { execFile } from "node:child_process";
import { promisify } from "node:util";

const git = async (...args: string[]) => (await promisify(execFile)("git", args)).stdout.trim();

/** What is being deployed, as `GET /api/version` tells it: the commit, marked when files differ from it. */
export async function readCommit(): Promise<string> {
	const [hash, changes] = await Promise.all([
		git("rev-parse", "--short=12", "HEAD"),
		git("status", "--porcelain"),
	]);
	return changes ? `${hash}-changed` : hash;
}
