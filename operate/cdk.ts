import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { type StackKind, stackName } from "#infra/stacks/stack-names.ts";

/** Where the templates and bundles of a stage are made. */
export const findAssembly = (stage: { name: string }) => join("cdk.out", stage.name);

async function cdk(...args: string[]): Promise<void> {
	const child = spawn("cdk", args, { stdio: "inherit", env: process.env });
	const [code] = await once(child, "exit");
	if (code !== 0) throw new Error(`cdk ${args[0]} ended with ${code}`);
}

type Named = { name: string };

/** Makes templates and bundles once; everything after works on them. */
export const synthesiseStacks = (stage: Named, version: string) =>
	cdk(
		"synth",
		"--quiet",
		"--output",
		findAssembly(stage),
		"--context",
		`stage=${stage.name}`,
		"--context",
		`version=${version}`,
	);

const on = (stage: Named) => ["--app", findAssembly(stage)];

/** @param parameters values of the template's parameters; those that are not named stay as they are */
export function deployStack(
	stage: Named,
	kind: StackKind,
	parameters: Record<string, string> = {},
): Promise<void> {
	const given = Object.entries(parameters).flatMap(([name, value]) => [
		"--parameters",
		`${name}=${value}`,
	]);
	return cdk(
		"deploy",
		stackName(stage, kind),
		"--exclusively",
		...on(stage),
		"--require-approval",
		"never",
		...given,
	);
}

/** By the templates alone: a change set would need the right to deploy. */
export const showDiff = (stage: Named) => cdk("diff", "--all", ...on(stage), "--method=template");

export const destroyStack = (stage: Named, kind: StackKind) =>
	cdk("destroy", stackName(stage, kind), "--exclusively", "--force", ...on(stage));
