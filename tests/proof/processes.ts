import { readFileSync } from "node:fs";

const childrenOf = (pid: number): number[] => {
	try {
		return readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8")
			.trim()
			.split(" ")
			.filter(Boolean)
			.map(Number);
	} catch {
		return [];
	}
};

/** A process and all its descendants, as Linux reports them. */
export const treeOf = (pid: number): number[] => [pid, ...childrenOf(pid).flatMap(treeOf)];

/** The endpoint of the database engine in a process tree. */
export function engineIn(pid: number): string {
	for (const one of treeOf(pid)) {
		const words = readFileSync(`/proc/${one}/cmdline`, "utf8").split("\0");
		const port = words[words.findIndex((word) => /^--?port$/.test(word)) + 1];
		// The shell that starts the engine has the same arguments, after "sh".
		if (/^\d+$/.test(port ?? "") && !words[0].endsWith("sh")) return `http://127.0.0.1:${port}`;
	}
	throw new Error("There is no engine");
}

/** Kills a whole process tree at once, without a chance to clean up. */
export function killTree(pid: number): void {
	for (const one of treeOf(pid)) {
		try {
			process.kill(one, "SIGKILL");
		} catch {
			// The process has already ended.
		}
	}
}
