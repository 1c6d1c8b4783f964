import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { standIns } from "../core/tools.ts";
import type { Properties } from "./synthesise.ts";

/** Runs an app as `cdk synth` does; returns its output folder and what it printed. */
function runApp(file: string, context: object) {
	const folder = mkdtempSync(join(tmpdir(), "cdk-out-"));
	const settings = { "aws:cdk:bundling-stacks": [], ...context };
	const { status, stderr } = spawnSync(process.execPath, [file], {
		encoding: "utf8",
		env: { ...process.env, CDK_OUTDIR: folder, CDK_CONTEXT_JSON: JSON.stringify(settings) },
	});
	const templates = readdirSync(folder).filter((name) => name.endsWith(".template.json"));
	const read = (name: string): Properties => JSON.parse(readFileSync(join(folder, name), "utf8"));
	const byStack = Object.fromEntries(
		templates.map((name) => [name.replace(".template.json", ""), read(name)]),
	);
	const isChecked = existsSync(join(folder, "validation-report.json"));
	rmSync(folder, { recursive: true });
	return { status, stderr, byStack, isChecked };
}

test("the app makes the three stacks of a stage, and checks them against AWS's rules", () => {
	const { status, byStack, isChecked } = runApp("infra/app.ts", { stage: "production" });
	const stacks = ["data", "edge", "site"].map((kind) => `kyokushin-production-${kind}`);
	expect([status, Object.keys(byStack).sort(), isChecked]).toEqual([0, stacks, true]);
});

test("the deployer's app makes its roles for one repository", () => {
	const deployer = (context: object) =>
		runApp("infra/deployer.ts", { stage: "production", ...context });
	const named = deployer({ repository: "federation/site" });
	const resources: Properties[] = Object.values(
		named.byStack["kyokushin-production-deployer"].Resources,
	);
	expect(resources.map(({ Type }) => Type).sort()).toEqual([
		"AWS::IAM::OIDCProvider",
		"AWS::IAM::Policy",
		"AWS::IAM::Policy",
		"AWS::IAM::Role",
		"AWS::IAM::Role",
	]);
	expect(JSON.stringify(resources)).toContain("repo:federation/site:");
	const existing = deployer({ repository: "federation/site", provider: "arn:of:provider" });
	const text = JSON.stringify(existing.byStack);
	expect(text).not.toContain("AWS::IAM::OIDCProvider");
	expect(text).toContain("arn:of:provider");
	expect(deployer({}).stderr).toContain("Say whose workflows may deploy");
});

test("a native package is installed for one platform, by the lockfile, without scripts", () => {
	const folder = mkdtempSync(join(tmpdir(), "native-"));
	const tools = standIns(["npm"]);
	try {
		tools.answer([]);
		const script = ["infra/bundled/install-native.ts", "sharp", "arm64", folder];
		execFileSync(process.execPath, script, { stdio: "pipe" });
		expect(tools.calls()).toEqual([
			"npm ci --os=linux --cpu=arm64 --libc=glibc --ignore-scripts --no-audit --no-fund --loglevel=error",
		]);
		// Its package.json would make the function something else than a module.
		expect(readdirSync(folder)).toEqual([]);
	} finally {
		tools.remove();
		rmSync(folder, { recursive: true });
	}
});
