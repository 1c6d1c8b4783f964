import { parameterName } from "#infra/parameter-name.ts";
import { regionOf, type StackKind, stackName } from "#infra/stacks/stack-names.ts";
import type { StackParameters } from "#infra/stacks/stack-parameters.ts";
import { checkStage } from "#infra/stage-check.ts";
import { stageNamed } from "#infra/stages.ts";
import { byGateway, type Gateway } from "#shared/core/http/gateway-routes.ts";
import { awsIfThere, runAws } from "./aws.ts";

export type Deployable = ReturnType<typeof stageNamed>;

/** Opens a stage whose settings are complete, with credentials for its account. */
export async function openStage(name: string | undefined): Promise<Deployable> {
	if (!name) throw new Error("Name a stage: --stage production");
	const stage = stageNamed(name);
	checkStage(stage);
	const { Account } = await runAws(stage.region, "sts", "get-caller-identity");
	if (Account === stage.account) return stage;
	throw new Error(
		`Stage ${name} is in account ${stage.account}, these credentials are for ${Account}`,
	);
}

/** Outputs of a stack; null if it was never deployed. */
export async function outputsOf(
	stage: Deployable,
	kind: StackKind,
): Promise<Record<string, string> | null> {
	const args = ["cloudformation", "describe-stacks", "--stack-name", stackName(stage, kind)];
	const answer = await awsIfThere(regionOf(stage, kind), ...args);
	if (!answer) return null;
	const outputs: { OutputKey: string; OutputValue: string }[] = answer.Stacks[0].Outputs ?? [];
	return Object.fromEntries(outputs.map(({ OutputKey, OutputValue }) => [OutputKey, OutputValue]));
}

/** Addresses of the HTTP APIs, of the output `ApiHosts`. */
export function readApiUrls(outputs: Record<string, string> | null): Record<Gateway, string> {
	if (!outputs?.ApiHosts) throw new Error("The site stack has no output ApiHosts: deploy it first");
	return byGateway(outputs.ApiHosts.split(",").map((host) => `https://${host}`));
}

/** A name that the data stack published. */
export async function stackParameter(
	stage: Deployable,
	key: keyof StackParameters,
): Promise<string> {
	const { Parameter } = await runAws(
		stage.region,
		"ssm",
		"get-parameter",
		"--name",
		parameterName(stage, key),
	);
	return Parameter.Value;
}
