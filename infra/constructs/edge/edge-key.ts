import { CfnParameter } from "aws-cdk-lib";
import type { Construct } from "constructs";
import { edgeKeyHash } from "../../edge-key-hash.ts";
import type { Stage } from "../../stages.ts";

/**
 * Key with which CloudFront authenticates itself to the functions, and the hashes by which they
 * verify it.
 */
export type EdgeKey = { key: string; hashes: string };

/**
 * Each deployment creates a new key (operate/deploy/edge-key.ts). Only CloudFront has it; functions
 * get its hash and that of the previous key, which distant edge locations still send for some
 * minutes.
 */
export function edgeKey(scope: Construct, stage: Stage): EdgeKey | undefined {
	if (stage.target === "local") return stage.edgeKey ? onThisMachine(stage.edgeKey) : undefined;
	const parameter = (id: string, allowedPattern: string, noEcho: boolean) =>
		new CfnParameter(scope, id, { allowedPattern, noEcho }).valueAsString;
	return {
		key: parameter("EdgeKey", "[\\w-]{43}", true),
		hashes: parameter("EdgeKeyHashes", "[\\w-]{43}(,[\\w-]{43})?", false),
	};
}

const onThisMachine = (key: string): EdgeKey => ({ key, hashes: edgeKeyHash(key) });
