import { execFile } from "node:child_process";
import { promisify } from "node:util";

const git = async (...args: string[]) => (await promisify(execFile)("git", args)).stdout.trim();

/**
 * The version that is deployed and that `GET /api/version` answers: the commit, marked if files
 * differ from it.
 */
export async function readCommit(): Promise<string> {
	const [hash, changes] = await Promise.all([
		git("rev-parse", "--short=12", "HEAD"),
		git("status", "--porcelain"),
	]);
	return changes ? `${hash}-changed` : hash;
}
