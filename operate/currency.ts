import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { inParallel } from "#functions/core/parallel.ts";
import { command } from "./command.ts";
import { asleep, behind, licences, type Outdated } from "./currency/report.ts";

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

/** When the newest version of each package was published; without those that the registry does not tell. */
async function published(names: string[]): Promise<Record<string, string>> {
	const dates = await inParallel(names, (name) => npm<string>("view", name, "time.modified"), 4);
	return Object.fromEntries(
		names.flatMap((name, at) => (typeof dates[at] === "string" ? [[name, dates[at] as string]] : [])),
	);
}

const print = (title: string, lines: string[]) =>
	console.log([`\n${title}`, ...(lines.length > 0 ? lines : ["none"]).map((line) => `  ${line}`)].join("\n"));

await command(async () => {
	const { dependencies, devDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
	const names = Object.keys({ ...dependencies, ...devDependencies });
	const outdated = await npm<Outdated>("outdated");
	const dates = outdated ? await published(names) : {};
	const unknown = names.filter((name) => !dates[name]);
	if (!outdated) console.log("The registry does not answer: only what is known here.");
	else {
		print("Behind the newest version", behind(outdated));
		print("Asleep", asleep(dates, Date.now()));
		if (unknown.length > 0) print("No date known", unknown);
	}
	print("Licences", licences(JSON.parse(readFileSync("package-lock.json", "utf8")).packages));
	return 0;
});
