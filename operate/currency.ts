import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { inParallel } from "#functions/core/parallel.ts";
import { runCommand } from "./command.ts";
import { listBehind, listLicences, listUnmaintained, type Outdated } from "./currency/report.ts";

const run = promisify(execFile);

/** What npm answers as JSON. It ends with 1 where something is outdated, and the answer counts all the same. */
async function npm<T>(...args: string[]): Promise<T | null> {
	const { stdout } = await run("npm", [...args, "--json"]).catch((error: { stdout?: string }) => ({
		stdout: error.stdout ?? "",
	}));
	try {
		const answer = JSON.parse(stdout || "{}");
		return answer.error ? null : answer;
	} catch {
		return null;
	}
}

/** When a version of each package was last published; without those of which the registry does not tell. */
async function published(names: string[]): Promise<Record<string, string>> {
	const times = await inParallel(
		names,
		(name) => npm<Record<string, string>>("view", name, "time"),
		4,
	);
	const latest = times.map((time) =>
		Object.values(time ?? {})
			.sort()
			.at(-1),
	);
	return Object.fromEntries(names.flatMap((name, at) => (latest[at] ? [[name, latest[at]]] : [])));
}

const print = (title: string, lines: string[]) =>
	console.log(
		[`\n${title}`, ...(lines.length > 0 ? lines : ["none"]).map((line) => `  ${line}`)].join("\n"),
	);

/** `currency.ts [package…]`: asks for the dates of these packages, or of all that the product names. */
await runCommand(async () => {
	const { dependencies, devDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
	const asked = process.argv.slice(2);
	const names = asked.length > 0 ? asked : Object.keys({ ...dependencies, ...devDependencies });
	const outdated = await npm<Outdated>("outdated");
	const dates = outdated ? await published(names) : {};
	const unknown = names.filter((name) => !dates[name]);
	if (!outdated) console.log("The registry does not answer: only what is known here.");
	else {
		print("Behind the newest version", listBehind(outdated));
		print("Asleep", listUnmaintained(dates, Date.now()));
		if (unknown.length > 0) print("No date known", unknown);
	}
	print("Licences", listLicences(JSON.parse(readFileSync("package-lock.json", "utf8")).packages));
	return 0;
});
