import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type EngineName, engines, startEngine } from "#local/engine.ts";
import { openDeployed } from "./core/deployed.ts";
import { startSite } from "./core/site.ts";

/**
 * All checks, or those named: `node tests/run.ts api login` runs the API tests whose name says "login".
 * Ends with one plain line that counts them.
 */
type Suite = (pattern: string[]) => Promise<void>;

const scratch = mkdtempSync(join(tmpdir(), "federation-"));
const total = { passed: 0, failed: 0 };

const ended = (child: ChildProcess) => new Promise<number>((done) => child.once("exit", (code) => done(code ?? 1)));

async function command(name: string, args: string[]) {
	const code = await ended(spawn(join("node_modules/.bin", name), args, { stdio: "inherit" }));
	total[code === 0 ? "passed" : "failed"] += 1;
}

async function jest(folders: string[], pattern: string[], env: NodeJS.ProcessEnv = {}) {
	const outputFile = join(scratch, `${Math.random()}.json`);
	const names = pattern.length > 0 ? ["-t", pattern.join(" ")] : [];
	const args = ["--experimental-vm-modules", "--disable-warning=ExperimentalWarning", "node_modules/jest/bin/jest.js"];
	const options = ["--json", `--outputFile=${outputFile}`, "--maxWorkers=2", "--passWithNoTests", ...names];
	const child = spawn(process.execPath, [...args, ...folders, ...options], {
		stdio: ["ignore", "ignore", "inherit"],
		env: { ...process.env, ...env },
	});
	const code = await ended(child);
	try {
		const result = JSON.parse(readFileSync(outputFile, "utf8"));
		total.passed += result.numPassedTests;
		total.failed += Math.max(result.numFailedTests + result.numRuntimeErrorTestSuites, code === 0 ? 0 : 1);
	} catch {
		total.failed += 1;
	}
}

/** Runs tests against a whole site of their own, on a given engine. */
async function onSite(engineName: EngineName | undefined, folders: string[], pattern: string[]) {
	const folder = mkdtempSync(join(scratch, "site-"));
	if (engineName) process.env.ENGINE = engineName;
	const engine = await startEngine(folder);
	const site = await startSite({ folder, endpoint: engine.endpoint });
	console.log(`\n${folders.join(", ")} on ${engine.name} at ${site.url}`);
	try {
		await jest(folders, pattern, site.env);
	} finally {
		await site.stop();
		await engine.stop();
	}
}

const suites: Record<string, Suite> = {
	types: () => command("tsc", []),
	lint: () => command("biome", ["check", "--error-on-warnings"]),
	unit: (pattern) => jest(["shared/", "functions/", "web/", "local/", "operate/"], pattern),
	proof: (pattern) => jest(["tests/model/", "tests/proof/"], pattern),
	infra: (pattern) => jest(["tests/infra/"], pattern),
	async api(pattern) {
		const asked = process.env.ENGINE as EngineName | undefined;
		const here = asked ? [asked] : (Object.keys(engines) as EngineName[]).filter((name) => engines[name]());
		const wanted = process.env.DYNAMODB_ENDPOINT ? [undefined] : here;
		// What holds of every route does not depend on the engine: once is enough.
		for (const [position, name] of wanted.entries()) {
			await onSite(name, position === 0 ? ["tests/api/", "tests/whole/"] : ["tests/api/"], pattern);
		}
		if (!asked) delete process.env.ENGINE;
	},
	e2e: (pattern) => onSite(undefined, ["tests/e2e/"], pattern),
	async cloud(pattern) {
		console.log("\ntests/cloud/, two journeys and some of tests/api/ on what is deployed");
		const deployed = await openDeployed(scratch);
		try {
			if (!deployed.env) total.failed += 1;
			else {
				await jest(["tests/cloud/together/", ...alsoDeployed], pattern, deployed.env);
				// Holds up the stream of all others meanwhile.
				await jest(["tests/cloud/alone/"], pattern, deployed.env);
				await jest(["tests/whole/headers.test.ts"], pattern.length > 0 ? pattern : everyCall, deployed.env);
			}
		} finally {
			await deployed.close();
		}
	},
};

/** The same tests as on the embedded cloud: two journeys that need all that is deployed, and some of the API's. */
const alsoDeployed = [
	...["register", "reset"].map((name) => `tests/e2e/${name}.test.ts`),
	...["guessing", "news", "profile"].map((name) => `tests/api/${name}.test.ts`),
];

/** One call of each route that succeeds: every bundle loads and knows its settings. */
const everyCall = ["is guarded, and kept by nobody"];

/** Takes long, so only when it is asked for: the proof of registration at its full size. */
const whole = { PROOF_PEOPLE: "10000", PROOF_SEEDS: "20", PROOF_RUNS: "500", PROOF_KILLS: "50" };
const prove: Suite = (pattern) => jest(["tests/model/", "tests/proof/"], pattern, whole);

const [named, ...pattern] = process.argv.slice(2);
try {
	for (const [name, suite] of Object.entries(suites)) {
		if (!named || named === name) await suite(pattern);
	}
	if (named === "prove") await prove(pattern);
} finally {
	rmSync(scratch, { recursive: true, force: true });
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
