import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { type StackKind, stackName } from "#infra/stacks/stack-names.ts";

/** Folder with the templates and bundles of a stage. */
export const findAssembly = (stage: { name: string }) => join("cdk.out", stage.name);

async function cdk(...args: string[]): Promise<void> {
	const child = spawn("cdk", args, { stdio: "inherit", env: process.env });
	const [code] = await once(child, "exit");
	if (code !== 0) throw new Error(`cdk ${args[0]} ended with ${code}`);
}

type Named = { name: string };

/** Creates templates and bundles once; all further steps use them. */
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

/** @param parameters values of the template's parameters; others keep their values */
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

/** Compares templates only: a change set would require permission to deploy. */
export const showDiff = (stage: Named) => cdk("diff", "--all", ...on(stage), "--method=template");

export const destroyStack = (stage: Named, kind: StackKind) =>
	cdk("destroy", stackName(stage, kind), "--exclusively", "--force", ...on(stage));
