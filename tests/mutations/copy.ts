import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import {
	cpSync,
	existsSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	statSync,
	symlinkSync,
	utimesSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";
import { within } from "#local/pace.ts";

/** Tests that run with a fault, until one fails; paths from the repository's root. */
export type Tests = {
	/** Whether types and lint are checked too, as `npm test types` and `npm test lint` do. */
	areSourcesChecked?: boolean;
	/** Test files that need no site. */
	units: readonly string[];
	/** API test files, which share a site. */
	onSite: readonly string[];
	/** Pattern for the names of those tests of all routes that call routes of the source's domain. */
	ofRoutes?: string;
	/** Browser test files; `domain` limits the tests of all screens and writes to one domain. */
	inBrowser?: { files: readonly string[]; domain?: string };
};

/** `refused`: by types or lint. `broken`: the source does not load. */
export type Verdict = "killed" | "survived" | "refused" | "broken";
export type Judgement = { verdict: Verdict; seconds: number; note?: string };

type Run = { code: number; text: string };
/** `isLoaded`: the tests started, so a failure does not mean an unreadable source. */
type Judged = Run & { isLoaded: boolean; isRefused?: boolean; failedUnits?: string[] };

type Report = {
	numRuntimeErrorTestSuites: number;
	testResults: { name: string; status: "passed" | "failed" }[];
};

/**
 * A copy of the working tree as git lists it, committed or not, with the built site. Files keep their
 * times, so that a site starts from the snapshot; `node_modules` is shared.
 */
function copyRepository(): string {
	const folder = mkdtempSync(join(tmpdir(), "mutations-"));
	const listed = execFileSync(
		"git",
		["ls-files", "-z", "--cached", "--others", "--exclude-standard"],
		{ encoding: "utf8", maxBuffer: 64 * 1024 * 1024 },
	);
	const files = listed.split("\0").filter((name) => name && existsSync(name));
	for (const file of [...files, ...(existsSync("dist") ? ["dist"] : [])])
		cpSync(file, join(folder, file), { recursive: true, preserveTimestamps: true });
	symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
	return folder;
}

const jest = [
	"--experimental-vm-modules",
	"--disable-warning=ExperimentalWarning",
	"node_modules/jest/bin/jest.js",
	"--silent",
	"--runTestsByPath",
];

const secondsSince = (started: number) => (performance.now() - started) / 1000;

const tsc = "node_modules/typescript/bin/tsc";
const biome = "node_modules/@biomejs/biome/bin/biome";

/** Tests of all routes that say what each call shows and writes. */
const testsOfEachRoute = ["requests", "records", "staff-records"].map(
	(name) => `tests/whole/${name}.test.ts`,
);

/** Limit of one run of tests, in ms. */
const longestRun = 15 * 60_000;

/** Ends a process with all that it started. */
function stop({ pid }: ChildProcess) {
	try {
		if (pid) process.kill(-pid, "SIGKILL");
	} catch {
		// It has ended by itself.
	}
}

/**
 * Opens a copy of the repository in which faults can be planted one at a time.
 */
export function openCopy() {
	const folder = copyRepository();
	let running: ChildProcess | undefined;

	/** Runs Node in the copy and returns its output. */
	async function run(args: string[], env?: NodeJS.ProcessEnv): Promise<Run> {
		const child = spawn(process.execPath, args, {
			cwd: folder,
			stdio: ["ignore", "pipe", "pipe"],
			env: { ...process.env, ...env },
			detached: true,
		});
		running = child;
		// A fault may make a loop that never ends.
		const limit = setTimeout(() => stop(child), within(longestRun));
		const code = new Promise<number>((done) => child.once("close", (value) => done(value ?? 1)));
		const texts = [child.stdout, child.stderr].map((stream) =>
			stream.setEncoding("utf8").toArray(),
		);
		const [out, errors] = await Promise.all(texts);
		clearTimeout(limit);
		return { code: await code, text: [...errors, ...out].join("") };
	}

	/** Checks the types of all files, and the dependencies of hooks in one file or all. */
	async function checkSources(file = "."): Promise<Run> {
		const buildInfo = join(folder, "types.tsbuildinfo");
		const types = await run([tsc, "--incremental", "--tsBuildInfoFile", buildInfo]);
		if (types.code !== 0) return types;
		// Other rules would refuse how an edit is written, such as its parentheses.
		return run([biome, "lint", "--only=correctness/useExhaustiveDependencies", file]);
	}

	async function runUnits(tests: readonly string[]): Promise<Judged> {
		const outputFile = join(folder, "mutations.json");
		rmSync(outputFile, { force: true });
		const ran = await run([...jest, "--bail", "--json", `--outputFile=${outputFile}`, ...tests]);
		// Without a report the process itself crashed: on an unhandled rejection during the tests.
		const report: Report | null = existsSync(outputFile)
			? JSON.parse(readFileSync(outputFile, "utf8"))
			: null;
		const failed = report?.testResults.filter(({ status }) => status === "failed");
		return {
			...ran,
			failedUnits: failed?.map(({ name }) => relative(folder, name)),
			isLoaded: report
				? report.numRuntimeErrorTestSuites === 0
				: /\.test\.tsx?(\?file=\d+)?:\d+/.test(ran.text),
		};
	}

	/** Runs test files on a site, as `npm test api <files>` does. */
	async function runOnSite(
		suite: "api" | "e2e",
		tests: readonly string[],
		env?: NodeJS.ProcessEnv,
	): Promise<Judged> {
		const ran = await run(["tests/run.ts", suite, ...tests], { ...env, BAIL: "1" });
		const [, passed = 0] = /(\d+) passed, \d+ failed\s*$/.exec(ran.text.trimEnd()) ?? [];
		return { ...ran, isLoaded: Number(passed) > 0 };
	}

	/** Runs the fastest tests first and stops at the first failure. */
	async function runTests(file: string, tests: Tests): Promise<Judged> {
		const { units, onSite, ofRoutes, inBrowser, areSourcesChecked } = tests;
		let last: Judged = { code: 0, text: "", isLoaded: true };
		if (units.length > 0) last = await runUnits(units);
		if (last.code === 0 && areSourcesChecked) {
			const checked = await checkSources(file);
			if (checked.code !== 0) return { ...checked, isLoaded: true, isRefused: true };
		}
		if (last.code === 0 && ofRoutes) last = await runOnSite("api", [...testsOfEachRoute, ofRoutes]);
		if (last.code === 0 && onSite.length > 0) last = await runOnSite("api", onSite);
		if (last.code === 0 && inBrowser && inBrowser.files.length > 0)
			last = await runOnSite("e2e", inBrowser.files, { ONLY_DOMAINS: inBrowser.domain });
		return last;
	}

	const close = () => {
		running?.kill("SIGTERM");
		rmSync(folder, { recursive: true, force: true });
	};
	process.once("exit", close);

	/** Unit tests that pass without a fault. */
	const trusted = new Set<string>();

	return {
		/** Fails if types or lint refuse the sources without a fault. */
		async expectSoundSources(): Promise<void> {
			const { code, text } = await checkSources();
			if (code !== 0) throw new Error(`The sources are refused without a fault:\n${text}`);
		},
		/** Whether the tests pass without a fault; otherwise they would seem to notice all faults. */
		async expectToPass(tests: readonly string[]): Promise<void> {
			if (tests.length === 0) return;
			const { code, text } = await runUnits(tests);
			if (code !== 0) throw new Error(`The tests fail without a fault:\n${text.slice(-4_000)}`);
		},
		/** Whether tests notice that a source becomes another. */
		async judge(
			file: string,
			change: (source: string) => string,
			tests: Tests,
		): Promise<Judgement> {
			const started = performance.now();
			const target = join(folder, file);
			const source = readFileSync(target, "utf8");
			const { atime, mtime } = statSync(target);
			writeFileSync(target, change(source));
			// The site is built anew for a change of `web` only.
			if (!file.startsWith("web/")) utimesSync(target, atime, mtime);
			try {
				const ran = await runTests(file, tests);
				// A test that fails without the fault too would seem to notice all faults.
				writeFileSync(target, source);
				const unsure = ran.failedUnits?.filter((test) => !trusted.has(test)) ?? [];
				await this.expectToPass(unsure);
				for (const test of unsure) trusted.add(test);
				const failed = ran.isRefused ? "refused" : ran.isLoaded ? "killed" : "broken";
				const verdict = ran.code === 0 ? "survived" : failed;
				const note = verdict === "broken" ? ran.text.trim().slice(-600) : undefined;
				return { verdict, note, seconds: secondsSince(started) };
			} finally {
				writeFileSync(target, source);
				utimesSync(target, atime, mtime);
			}
		},
		close() {
			process.off("exit", close);
			close();
		},
	};
}
