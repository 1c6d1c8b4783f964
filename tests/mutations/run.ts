import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import {
	copyFileSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { transformSync } from "esbuild";
import { type Mutation, mutations } from "./mutations.ts";

/**
 * Plants mutations one at a time in a copy of the repository and runs the tests that must detect
 * them: `node tests/mutations/run.ts` runs all; further words select those whose id or test file
 * contains one.
 */
type Verdict = "killed" | "survived" | "stale" | "broken";
type Outcome = { mutation: Mutation; verdict: Verdict; seconds: number; note?: string };

/** Matches a text regardless of line breaks and trailing commas. */
function anyLayout(text: string): RegExp {
	const tokens = text.match(/\w+|[^\w\s]/g) ?? [];
	const patterns = tokens.map((token) => {
		const literal = token.replace(/[^\w]/g, "\\$&");
		return ")]}".includes(token) ? `,?\\s*${literal}` : literal;
	});
	return new RegExp(patterns.join("\\s*"), "g");
}

/** A source with the fault of a mutation. */
const withFault = (source: string, { find, replace }: Mutation) =>
	source.replace(anyLayout(find), () => replace);

/** Whether a source still parses; files other than TypeScript always do. */
function parses(file: string, source: string): boolean {
	if (!/\.tsx?$/.test(file)) return true;
	try {
		transformSync(source, { loader: file.endsWith("x") ? "tsx" : "ts", logLevel: "silent" });
		return true;
	} catch {
		return false;
	}
}

/** Why a mutation can no longer be planted; null if it can. */
export function lackOf(mutation: Mutation): string | null {
	const { file, find, replace, tests } = mutation;
	if (!existsSync(file)) return `${file} is gone`;
	const gone = tests.filter((test) => !existsSync(test));
	if (gone.length > 0) return `${gone.join(", ")} is gone`;
	const source = readFileSync(file, "utf8");
	const count = source.match(anyLayout(find))?.length ?? 0;
	if (count !== 1) return `its text stands ${count} times in ${file}`;
	if (!parses(file, withFault(source, mutation))) return `${file} does not parse with it`;
	return find === replace ? "it changes nothing" : null;
}

/** Copies the working tree as git lists it, committed or not; node_modules is shared. */
function copyRepository(): string {
	const folder = mkdtempSync(join(tmpdir(), "mutations-"));
	const listed = execFileSync(
		"git",
		["ls-files", "-z", "--cached", "--others", "--exclude-standard"],
		{
			encoding: "utf8",
			maxBuffer: 64 * 1024 * 1024,
		},
	);
	for (const file of listed.split("\0").filter((name) => name && existsSync(name))) {
		mkdirSync(join(folder, dirname(file)), { recursive: true });
		copyFileSync(file, join(folder, file));
	}
	symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
	return folder;
}

const isOnSite = (test: string) => test.startsWith("tests/api/");

type Run = { code: number; text: string };
/** `isLoaded`: the tests started, so a failure does not mean an unreadable source. */
type Judged = Run & { isLoaded: boolean };

let running: ChildProcess | undefined;

/** Runs Node in the copy and returns its output. */
async function runIn(folder: string, args: string[]): Promise<Run> {
	const child = spawn(process.execPath, args, { cwd: folder, stdio: ["ignore", "pipe", "pipe"] });
	running = child;
	const code = new Promise<number>((done) => child.once("close", (value) => done(value ?? 1)));
	const texts = [child.stdout, child.stderr].map((stream) => stream.setEncoding("utf8").toArray());
	const [out, errors] = await Promise.all(texts);
	return { code: await code, text: [...errors, ...out].join("") };
}

const jest = [
	"--experimental-vm-modules",
	"--disable-warning=ExperimentalWarning",
	"node_modules/jest/bin/jest.js",
	"--silent",
	"--runTestsByPath",
];

/** Runs test files that need no site. */
async function runUnits(folder: string, tests: readonly string[]): Promise<Judged> {
	const outputFile = join(folder, "mutations.json");
	rmSync(outputFile, { force: true });
	const run = await runIn(folder, [...jest, "--json", `--outputFile=${outputFile}`, ...tests]);
	// Without a report the process itself crashed: on an unhandled rejection during the tests.
	const report = existsSync(outputFile) ? JSON.parse(readFileSync(outputFile, "utf8")) : null;
	return {
		...run,
		isLoaded: report
			? report.numRuntimeErrorTestSuites === 0
			: /\.test\.tsx?(\?file=\d+)?:\d+/.test(run.text),
	};
}

/** Runs a test file on its own site, as `npm test api <file>` does. */
async function runOnSite(folder: string, test: string): Promise<Judged> {
	const run = await runIn(folder, ["tests/run.ts", "api", test]);
	const [, passed = 0] = /(\d+) passed, \d+ failed\s*$/.exec(run.text.trimEnd()) ?? [];
	return { ...run, isLoaded: Number(passed) > 0 };
}

/** Runs test files until one of them fails. */
async function runTests(folder: string, tests: readonly string[]): Promise<Judged> {
	const units = tests.filter((test) => !isOnSite(test));
	let last: Judged = { code: 0, text: "", isLoaded: true };
	if (units.length > 0) last = await runUnits(folder, units);
	for (const test of tests.filter(isOnSite)) {
		if (last.code !== 0) break;
		last = await runOnSite(folder, test);
	}
	return last;
}

function verdictOf({ code, isLoaded }: Judged): Verdict {
	if (code === 0) return "survived";
	return isLoaded ? "killed" : "broken";
}

async function judge(folder: string, mutation: Mutation): Promise<Outcome> {
	const { file, tests } = mutation;
	const started = performance.now();
	const target = join(folder, file);
	const source = readFileSync(target, "utf8");
	writeFileSync(target, withFault(source, mutation));
	try {
		const run = await runTests(folder, tests);
		const verdict = verdictOf(run);
		const note = verdict === "broken" ? run.text.trim().slice(-600) : undefined;
		return { mutation, verdict, note, seconds: (performance.now() - started) / 1000 };
	} finally {
		writeFileSync(target, source);
	}
}

/** Tests that fail without a mutation would seem to detect all of them. */
async function expectToPass(folder: string, tests: readonly string[]): Promise<void> {
	if (tests.length === 0) return;
	const { code, text } = await runUnits(folder, tests);
	if (code !== 0) throw new Error(`The tests fail without a fault:\n${text.slice(-4_000)}`);
}

const line = ({ mutation: { id, kind, tests }, verdict, seconds, note }: Outcome) =>
	[
		verdict === "killed" ? "killed  " : verdict.toUpperCase().padEnd(8),
		kind.padEnd(10),
		id.padEnd(42),
		`${seconds.toFixed(1).padStart(6)} s`,
		tests.join(", "),
		...(note ? [`\n${note}`] : []),
	].join(" ");

const chosen = (pattern: readonly string[]) =>
	mutations.filter(
		({ id, tests }) =>
			pattern.length === 0 || pattern.some((word) => `${id} ${tests.join()}`.includes(word)),
	);

/** Mutations whose tests need no site come first, grouped by tests. */
const bySuite = (a: Mutation, b: Mutation) =>
	Number(a.tests.some(isOnSite)) - Number(b.tests.some(isOnSite)) ||
	a.tests.join().localeCompare(b.tests.join());

/**
 * Plants the mutations that match a word, or all of them, and counts those that the tests detected.
 */
export async function proveMutations(
	pattern: string[],
): Promise<{ killed: number; survived: number }> {
	const wanted = chosen(pattern).sort(bySuite);
	if (wanted.length === 0) throw new Error(`No fault fits "${pattern.join(" ")}"`);
	const outcomes: Outcome[] = [];
	const add = (outcome: Outcome) => {
		outcomes.push(outcome);
		console.log(line(outcome));
	};
	const folder = copyRepository();
	const clear = () => {
		running?.kill("SIGTERM");
		rmSync(folder, { recursive: true, force: true });
	};
	process.once("exit", clear);
	try {
		const fresh = wanted.filter((mutation) => {
			const note = lackOf(mutation);
			if (note) add({ mutation, verdict: "stale", seconds: 0, note });
			return note === null;
		});
		await expectToPass(folder, [
			...new Set(fresh.flatMap(({ tests }) => tests.filter((test) => !isOnSite(test)))),
		]);
		for (const mutation of fresh) add(await judge(folder, mutation));
	} finally {
		process.off("exit", clear);
		clear();
	}
	const count = (verdict: Verdict) =>
		outcomes.filter((outcome) => outcome.verdict === verdict).length;
	const [killed, survived, stale, broken] = (
		["killed", "survived", "stale", "broken"] as const
	).map(count);
	console.log(`\n${killed} killed, ${survived} survived, ${stale} stale, ${broken} broken`);
	return { killed, survived: survived + stale + broken };
}

if (import.meta.main) {
	process.once("SIGINT", () => process.exit(130));
	const { survived } = await proveMutations(process.argv.slice(2));
	process.exitCode = survived > 0 ? 1 : 0;
}
