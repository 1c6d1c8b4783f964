/** The stacks of a stage: what must survive, what is rebuilt, and what CloudFront wants in us-east-1. */
export const stackKinds = ["data", "site", "edge"] as const;
export type StackKind = (typeof stackKinds)[number];

export const stackName = (stage: { name: string }, kind: StackKind) =>
	`kyokushin-${stage.name}-${kind}`;

/** Where CloudFront looks for firewalls and certificates, and where its figures and logs are. */
const edgeRegion = "us-east-1";

export const regionOf = (stage: { region: string }, kind: StackKind) =>
	kind === "edge" ? edgeRegion : stage.region;
