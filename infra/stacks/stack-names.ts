/** Stacks of a stage: `data` must survive, `site` can be rebuilt, `edge` must be in us-east-1. */
export const stackKinds = ["data", "site", "edge"] as const;
export type StackKind = (typeof stackKinds)[number];

export const stackName = (stage: { name: string }, kind: StackKind) =>
	`kyokushin-${stage.name}-${kind}`;

/**
 * Region that CloudFront requires for firewalls and certificates, and in which its metrics and logs
 * are.
 */
const edgeRegion = "us-east-1";

export const regionOf = (stage: { region: string }, kind: StackKind) =>
	kind === "edge" ? edgeRegion : stage.region;
