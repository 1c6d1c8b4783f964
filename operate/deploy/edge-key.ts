import { randomBytes } from "node:crypto";
import { edgeKeyHash } from "#infra/edge-key-hash.ts";
import { stackName } from "#infra/stacks/stack-names.ts";
import { awsIfThere } from "../aws.ts";
import type { Deployable } from "../stage.ts";

type Parameter = { ParameterKey: string; ParameterValue: string };

/** Hash of the key that the edge sends now; undefined before the first deployment. */
async function hashInUse(stage: Deployable): Promise<string | undefined> {
	const args = ["cloudformation", "describe-stacks", "--stack-name", stackName(stage, "site")];
	const { Stacks } = (await awsIfThere(stage.region, ...args)) ?? { Stacks: [{}] };
	const parameters: Parameter[] = Stacks[0].Parameters ?? [];
	const current = parameters.find(({ ParameterKey }) => ParameterKey === "EdgeKeyHashes");
	return current?.ParameterValue.split(",")[0];
}

/** A new edge key as parameters of the site stack. Functions accept it and the previous one. */
export async function nextEdgeKey(
	stage: Deployable,
): Promise<{ EdgeKey: string; EdgeKeyHashes: string }> {
	const EdgeKey = randomBytes(32).toString("base64url");
	const before = await hashInUse(stage);
	return { EdgeKey, EdgeKeyHashes: [edgeKeyHash(EdgeKey), ...(before ? [before] : [])].join(",") };
}
