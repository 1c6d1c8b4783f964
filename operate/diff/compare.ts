import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { regionOf, stackKinds, stackName } from "#infra/stacks/stack-names.ts";
import { awsIfThere } from "../aws.ts";
import { findAssembly } from "../cdk.ts";
import type { Deployable } from "../stage.ts";
import { lossesBetween, type Template } from "./losses.ts";

/**
 * Data that deploying the new templates would delete. Stacks that are not deployed yet lose
 * nothing.
 */
export async function lossesOfStage(stage: Deployable): Promise<string[]> {
	const losses = stackKinds.map(async (kind) => {
		const stack = stackName(stage, kind);
		const args = [
			"cloudformation",
			"get-template",
			"--stack-name",
			stack,
			"--template-stage",
			"Original",
		];
		const deployed = await awsIfThere(regionOf(stage, kind), ...args);
		return deployed ? lossesBetween(asTemplate(deployed.TemplateBody), made(stage, stack)) : [];
	});
	return (await Promise.all(losses)).flat();
}

/** The CLI parses a JSON template itself, and returns others as text. */
const asTemplate = (body: string | Template): Template =>
	typeof body === "string" ? JSON.parse(body) : body;

function made(stage: Deployable, stack: string): Template {
	const file = join(findAssembly(stage), `${stack}.template.json`);
	return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}

/**
 * Throws if a deployment would lose data. An intended loss is done by hand and in steps; see
 * docs/runbook.md.
 */
export function refuseLosses(losses: string[]): void {
	if (losses.length > 0) throw new Error(["This would lose data:", ...losses].join("\n  "));
}
