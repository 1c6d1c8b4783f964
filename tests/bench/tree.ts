import { readdirSync, readFileSync } from "node:fs";

/** Linux's figures of a process: `utime`, `stime` in ticks of 10 ms, `rss` in pages of 4 KB. */
function read(pid: number) {
	const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
	const [name] = /(?<=\().*(?=\))/.exec(stat) ?? [""];
	const fields = stat
		.slice(stat.lastIndexOf(")") + 2)
		.split(" ")
		.map(Number);
	return {
		pid,
		name,
		parent: fields[1],
		cpuMs: (fields[11] + fields[12]) * 10,
		megabytes: (fields[21] * 4096) / 1e6,
	};
}

type Process = ReturnType<typeof read>;

function all(): Process[] {
	const pids = readdirSync("/proc").map(Number).filter(Boolean);
	return pids.flatMap((pid) => {
		try {
			return [read(pid)];
		} catch {
			return [];
		}
	});
}

/** A process and all its descendants. */
export function treeOf(pid: number): Process[] {
	const every = all();
	const tree = every.filter((one) => one.pid === pid);
	for (const one of tree) tree.push(...every.filter(({ parent }) => parent === one.pid));
	return tree;
}
