import { type ChildProcess, spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { existsSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { isSnapshotCurrent } from "#local/demo/snapshot.ts";
import { chosenEngine, type EngineName, engines, startEngine } from "#local/engine.ts";
import { measurePace } from "#local/pace.ts";
import { tableFolder } from "#local/settings.ts";
import { affected } from "./core/changed.ts";
import { chooseTests } from "./core/chooseTests.ts";
import { openDeployed } from "./core/deployed.ts";
import { lendSites } from "./core/lendSites.ts";
import { type Counted, readReport, summary } from "./core/report.ts";
import { startSite } from "./core/site.ts";
import { proveGenerated } from "./mutations/generated/run.ts";
import { proveMutations } from "./mutations/run.ts";

/**
 * All checks but `cloud`, or those named: `node tests/run.ts api news` runs the API tests of a
 * domain, and `node tests/run.ts api "twenty clicks"` those of that name: see `chooseTests`. Ends
 * with one plain line that counts them.
 */
type Suite = (pattern: string[]) => Promise<void>;

/** Disk space for the sites of a run, in bytes. */
const needed = 2 * 1024 ** 3;

/** A folder in memory if there is space, because each test file copies and writes a table. */
function scratchRoot(): string {
	const memory = "/dev/shm";
	if (!existsSync(memory)) return tmpdir();
	const { bavail, bsize } = statfsSync(memory);
	return bavail * bsize > needed ? memory : tmpdir();
}

const scratch = mkdtempSync(join(scratchRoot(), "federation-"));
process.env.TMPDIR = scratch;
// Go's garbage collector, usually at 100, takes a fifth of the processor time of `tsc`.
process.env.GOGC ??= "400";
const total: Counted = { passed: 0, failed: 0, tests: [], failures: [] };

const isNothingRun = () => total.passed + total.failed === 0;

const ended = (child: ChildProcess) =>
	new Promise<number>((done) => child.once("exit", (code) => done(code ?? 1)));

async function command(name: string, args: string[]) {
	const code = await ended(spawn(join("node_modules/.bin", name), args, { stdio: "inherit" }));
	total[code === 0 ? "passed" : "failed"] += 1;
	if (code !== 0) total.failures.push([name, ...args].join(" "));
}

/** More than two cores need, because tests also wait: for timers, polls and frames. */
const usualWorkers = 3;

type How = {
	env?: NodeJS.ProcessEnv;
	/** Number of test files that run at once. */
	workers?: number;
	/** Folders and files are sources; runs the tests that import them. */
	related?: boolean;
	/** Whether a site of an engine without a snapshot has demo data; true by default. */
	hasDemo?: boolean;
};

async function jest(
	folders: string[],
	pattern: string[],
	{ env, workers = usualWorkers, related }: How = {},
) {
	const outputFile = join(scratch, `${Math.random()}.json`);
	const chosen = related ? ["--findRelatedTests", ...folders, ...onlyBesideSources] : folders;
	const names = pattern.length > 0 ? ["-t", pattern.join(" ")] : [];
	const args = [
		"--experimental-vm-modules",
		"--disable-warning=ExperimentalWarning",
		"node_modules/jest/bin/jest.js",
	];
	const options = [
		"--json",
		`--outputFile=${outputFile}`,
		`--maxWorkers=${workers}`,
		"--passWithNoTests",
		// For planted faults, which the first failing test notices.
		...(process.env.BAIL ? ["--bail"] : []),
		...names,
	];
	const child = spawn(process.execPath, [...args, ...chosen, ...options], {
		stdio: ["ignore", "ignore", "inherit"],
		env: { ...process.env, ...env },
	});
	const code = await ended(child);
	const { passed, failed, tests, failures } = readReport(outputFile);
	total.passed += passed;
	total.failed += Math.max(failed, code === 0 ? 0 : 1);
	total.tests.push(...tests);
	total.failures.push(...failures);
	if (failed === 0 && code !== 0) total.failures.push(`Jest ended with code ${code}`);
}

/**
 * One site for all test files, for engines without a snapshot.
 * @param hasDemo whether the site first fills its table with the demo federation (half a minute)
 */
async function shareSite(folder: string, hasDemo: boolean, engineName?: EngineName) {
	const data = join(folder, "data");
	const engine = await startEngine(tableFolder(data), engineName);
	if (!hasDemo) writeFileSync(join(data, "filled"), "");
	const site = await startSite({ folder, endpoint: engine.endpoint });
	return {
		env: site.env,
		async close() {
			await site.stop();
			await engine.stop();
		},
	};
}

let preparation: Promise<void> | undefined;

/** Builds the site and today's demo federation, once per run and only if missing or outdated. */
function prepareSites(): Promise<void> {
	preparation ??= (async () => {
		const steps = ["local/prepare.ts", "build", "snapshot"];
		const code = await ended(spawn(process.execPath, steps, { stdio: "inherit" }));
		if (code !== 0) throw new Error("The site that tests start with could not be prepared");
	})();
	return preparation;
}

/** Sites by engine: reset before each test file, and open until the end of the run. */
const lent = new Map<EngineName | undefined, ReturnType<typeof lendSites>>();

function lend(engineName?: EngineName) {
	const sites = lent.get(engineName) ?? lendSites(mkdtempSync(join(scratch, "site-")), engineName);
	lent.set(engineName, sites);
	return sites;
}

const closeLent = () => Promise.all([...lent.values()].map(async (sites) => (await sites).close()));

/** Runs tests against sites on an engine: one per worker, reset before each test file. */
async function onSite(
	engineName: EngineName | undefined,
	folders: string[],
	pattern: string[],
	how: How = {},
) {
	const isOneFile = folders.length === 1 && folders[0].endsWith(".test.ts");
	const { workers = isOneFile ? 1 : usualWorkers, hasDemo = true } = how;
	await prepareSites();
	const isLent = isSnapshotCurrent(engineName);
	const sites = await (isLent
		? lend(engineName)
		: shareSite(mkdtempSync(join(scratch, "site-")), hasDemo, engineName));
	const engine = chosenEngine(engineName)?.name ?? process.env.DYNAMODB_ENDPOINT;
	const chosen = folders.length > 3 ? `${folders.length} files` : folders.join(", ");
	console.log(`\n${chosen} on ${engine}`);
	try {
		await jest(folders, pattern, { ...how, workers, env: { ...sites.env, ...how.env } });
	} finally {
		if (!isLent) await sites.close();
	}
}

/**
 * API test files by name. Throws if a file is missing, because Jest would ignore a missing file.
 */
function apiTests(names: string[]): string[] {
	const files = names.map((name) => `tests/api/${name}.test.ts`);
	for (const file of files) if (!existsSync(file)) throw new Error(`There is no ${file}`);
	return files;
}

/**
 * Tests of transactions, conditions, indexes and the stream, which each engine runs. They need no
 * demo data.
 */
const onEachEngine = apiTests([
	...["registration", "event-class-entries", "waiting-list"].map(
		(name) => `competition/registrations/${name}`,
	),
	"community/list",
]);

/** Tests that `npm test` runs on the first engine, and `npm run prove` on each. */
const provenOnEachEngine = apiTests([
	...["squad", "places", "own-entries", "offers"].map(
		(name) => `competition/registrations/${name}`,
	),
	"competition/events/event-classes",
	"content/annual-plan",
	"identity/auth/sessions",
	"training/belts",
	"training/attendance",
	"training/enrollments",
	"app/operation/audit",
	"people/notifications",
	"community/search",
	"content/members",
	"community/applications",
	"people/families",
]);

/** Engines to test on: the requested one, else all that this machine has. */
function enginesHere(): (EngineName | undefined)[] {
	if (process.env.DYNAMODB_ENDPOINT) return [undefined];
	if (process.env.ENGINE) return [process.env.ENGINE as EngineName];
	return (Object.keys(engines) as EngineName[]).filter((name) => engines[name]());
}

const units = ["shared/", "functions/", "web/", "local/", "operate/", "tests/core/"];
const onlyBesideSources = [
	"--testPathIgnorePatterns",
	"/node_modules/",
	"<rootDir>/dist/",
	"<rootDir>/tests/(?!core/)",
];
const proofs = ["tests/model/", "tests/proof/"];

/** Copies the demo snapshot, so it runs after `prepareSites`. */
const newDomain = "tests/infra/new-domain.test.ts";

// Several threads of `tsc` would check many types again, each for itself.
const types: Suite = () => command("tsc", ["--singleThreaded"]);
const lint: Suite = () => command("biome", ["check", "--error-on-warnings"]);
const inJest =
	(all: string[]): Suite =>
	(pattern) => {
		const { files, names } = chooseTests(all, pattern);
		return jest(files.length > 0 ? files : all, names);
	};
const unit = inJest(units);
const infra = inJest(["tests/infra/"]);
const proof = inJest(proofs);
const proveNewDomain = (pattern: string[] = []) => jest([newDomain], pattern);

/** Limits tests of all domains to these. */
const only = (domains?: string[]) => (domains ? { ONLY_DOMAINS: domains.join(",") } : {});

async function api(pattern: string[]) {
	const [first, ...others] = enginesHere();
	const all = ["tests/api/", "tests/whole/"];
	const { files, names, domains } = chooseTests(all, pattern);
	if (files.length > 0) return onSite(first, files, names, { env: only(domains) });
	const onOthers = () =>
		Promise.all(
			others.map((other) => onSite(other, onEachEngine, pattern, { workers: 1, hasDemo: false })),
		);
	if (pattern.length === 0) return void (await Promise.all([onSite(first, all, []), onOthers()]));
	await onSite(first, all, pattern);
	if (!isNothingRun()) await onOthers();
}

const e2e: Suite = (pattern) => {
	const all = ["tests/e2e/"];
	const { files, names, domains } = chooseTests(all, pattern);
	return onSite(enginesHere()[0], files.length > 0 ? files : all, names, { env: only(domains) });
};

async function cloud(pattern: string[]) {
	console.log("\ntests/cloud/, two journeys and some of tests/api/ on what is deployed");
	const deployed = await openDeployed(scratch);
	try {
		const { env } = deployed;
		if (!env) total.failed += 1;
		else {
			await jest(["tests/cloud/together/", ...alsoDeployed], pattern, { env });
			// Blocks the stream for all other tests.
			await jest(["tests/cloud/alone/"], pattern, { env });
			await jest(
				["tests/whole/headers.test.ts"],
				pattern.length > 0 ? pattern : callsOfEachFunction,
				{ env },
			);
		}
	} finally {
		await deployed.close();
	}
}

/** Tests that also run on the deployed form: two journeys and some of the API tests. */
const alsoDeployed = [
	...["registrations/register", "auth/reset"].map((name) => `tests/e2e/${name}.test.ts`),
	...apiTests(["identity/auth/guessing", "content/news", "people/users/profile"]),
];

/** Successful calls of each function, which show that every bundle loads and has its settings. */
const callsOfEachFunction = ["has secure headers, and is cached only where allowed"];

const suites: Record<string, Suite> = { types, lint, unit, infra, proof, api, e2e, cloud };

const times: { name: string; seconds: number }[] = [];

async function timed(name: string, work: () => Promise<unknown>) {
	const started = performance.now();
	await work();
	times.push({ name, seconds: (performance.now() - started) / 1000 });
}

/** Scales time limits to the current speed of this machine. */
async function setPace() {
	const pace = await measurePace();
	process.env.PACE = String(pace);
	console.log(
		`pace ${pace}${pace > 1 ? ": this machine is slow or busy, and limits are that many times as long" : ""}`,
	);
}

/** Test files run in random order; `SEED=… npm test` repeats the order of an earlier run. */
function setSeed() {
	process.env.SEED ??= String(randomInt(1_000_000));
	console.log(`seed ${process.env.SEED}`);
}

async function everything() {
	await timed("types, lint, unit, infra", () =>
		Promise.all([
			prepareSites(),
			types([]),
			lint([]),
			unit([]),
			jest(["tests/infra/(?!new-domain)"], []),
		]),
	);
	await timed("proof", () => proof([]));
	await timed("api, new domain", () => Promise.all([api([]), proveNewDomain()]));
	await timed("e2e", () => e2e([]));
}

/** Runs the tests that the changes since `main` can affect, except `cloud`. */
async function changed() {
	const { files, ...tests } = affected();
	const infra = tests.infra.filter((file) => file !== newDomain);
	const sources = files.filter((file) => units.some((layer) => file.startsWith(layer)));
	await timed("types, lint, unit, infra", () =>
		Promise.all([
			prepareSites(),
			types([]),
			lint([]),
			...(sources.length > 0 ? [jest(sources, [], { related: true })] : []),
			...(infra.length > 0 ? [jest(infra, [])] : []),
		]),
	);
	if (tests.proof.length > 0) await timed("proof", () => jest(tests.proof, []));
	const onFirst = (name: string, chosen: string[], pattern: string[]) =>
		chosen.length > 0 && timed(name, () => onSite(enginesHere()[0], chosen, pattern));
	await Promise.all([
		tests.infra.includes(newDomain) && proveNewDomain(),
		onFirst("api, e2e", [...tests.api, ...tests.e2e], []),
	]);
	await onFirst("whole", tests.whole ? ["tests/whole/"] : [], [tests.whole]);
}

/** Runs the proofs at full size; `npm test` runs them at a reduced size. */
async function prove(pattern: string[]) {
	process.env.PROOF = "whole";
	await timed("proof", () => jest(proofs, pattern));
	await timed("new domain", () => proveNewDomain(pattern));
	const rushes = apiTests(
		["registration", "event-class-entries", "waiting-list", "rehearsal"].map(
			(name) => `competition/registrations/${name}`,
		),
	);
	const whole = ["tests/whole/", ...rushes, ...provenOnEachEngine];
	for (const name of enginesHere()) await timed("api", () => onSite(name, whole, pattern));
	await timed("e2e", () => e2e(pattern));
	await timed("cloud", () => cloud(pattern));
}

/** Plants all listed faults, the named ones, or faults made by rule. A test must detect each. */
async function mutations(pattern: string[]) {
	const [first, ...others] = pattern;
	const { killed, survived } =
		first === "generated" ? await proveGenerated(others) : await proveMutations(pattern);
	total.passed += killed;
	total.failed += survived;
}

/** Keeps a core busy until the parent process ends. */
const spinning = "const asker = process.ppid; while (process.ppid === asker);";

/** Runs all tests while another process keeps each core busy. */
async function proveBusy() {
	const spin = () => spawn(process.execPath, ["-e", spinning], { stdio: "ignore" });
	const others = Array.from({ length: availableParallelism() }, spin);
	const rest = () => others.forEach((one) => void one.kill("SIGKILL"));
	process.once("exit", rest);
	await setPace();
	await everything();
	rest();
}

/** Runs all tests several times, each in another order, and prints the results as a table. */
async function proveSteady([runs = "20"]: string[]) {
	const rows: string[] = [];
	for (let run = 1; run <= Number(runs); run++) {
		const seed = String(randomInt(1_000_000));
		const started = performance.now();
		const child = spawn(process.execPath, ["tests/run.ts"], {
			stdio: ["ignore", "pipe", "inherit"],
			env: { ...process.env, SEED: seed },
		});
		const [output] = await Promise.all([text(child.stdout), ended(child)]);
		const [passed = 0, failed = 1] =
			/(\d+) passed, (\d+) failed\s*$/.exec(output)?.slice(1).map(Number) ?? [];
		total.passed += passed;
		total.failed += failed;
		const seconds = (performance.now() - started) / 1000;
		rows.push([run, seed.padStart(6), seconds.toFixed(0), passed, failed].join("  "));
		console.log(rows[rows.length - 1]);
		total.failures.push(
			...(output.match(/(?<=^FAILED ).*/gm) ?? []).map((test) => `${seed}: ${test}`),
		);
	}
	console.log(`\nrun  seed  seconds  passed  failed\n${rows.join("\n")}`);
}

const [named, ...pattern] = process.argv.slice(2);
try {
	await setPace();
	setSeed();
	if (named === "proof" || named === "prove" || named === "cloud") await prepareSites();
	if (!named) await everything();
	else if (named === "changed") await changed();
	else if (named === "prove" && pattern[0] === "busy") await proveBusy();
	else if (named === "prove" && pattern[0] === "steady") await proveSteady(pattern.slice(1));
	else if (named === "prove" && pattern[0] === "mutations") await mutations(pattern.slice(1));
	else if (named === "prove") await prove(pattern);
	else if (suites[named]) await timed(named, () => suites[named](pattern));
	else
		throw new Error(
			`No suite "${named}"; there are changed, prove, ${Object.keys(suites).join(", ")}`,
		);
	if (isNothingRun())
		throw new Error(`No test of ${named} is named ${pattern.join(" ")}: none was run`);
} catch (error) {
	console.error(error);
	total.failed += 1;
	total.failures.push(String(error));
} finally {
	await closeLent();
	rmSync(scratch, { recursive: true, force: true });
}
console.log(summary(total, times));
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
