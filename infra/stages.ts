import { RetentionDays } from "aws-cdk-lib/aws-logs";
import type { IConstruct, Node } from "constructs";

/** Calls a second, and how many at once above that, before callers get 429. */
export type Throttle = { rateLimit: number; burstLimit: number };

/** What differs between the places this product runs in. Addresses are configuration, never read from a resource. */
type Settings = {
	/** Where people reach the site, without a trailing slash. */
	siteUrl: string;
	/** ACM certificate in us-east-1 for the site's host; until there is one the site answers on CloudFront's name only. */
	certificateArn?: string;
	/** First part of the managed login's host; unique among all customers of a region. */
	signInPrefix: string;
	mailFrom: string;
	/** Where messages of the contact form go. */
	mailTo: string;
	alarmsTo: string;
	logRetention: RetentionDays;
	/** For each route but the ones below. */
	throttle: Throttle;
	/** The moment a tournament opens: its own throttle, and Lambda capacity that nothing else can take. */
	registrations: { throttle: Throttle; reservedConcurrency?: number };
};

const stages = {
	dev: {
		siteUrl: "https://dev.kyokushin-kuwait.example",
		signInPrefix: "kyokushin-kuwait-dev",
		mailFrom: "no-reply@dev.kyokushin-kuwait.example",
		mailTo: "office@dev.kyokushin-kuwait.example",
		alarmsTo: "operators@dev.kyokushin-kuwait.example",
		logRetention: RetentionDays.TWO_WEEKS,
		throttle: { rateLimit: 100, burstLimit: 200 },
		// New accounts have 10 concurrent executions in all, of which none can be reserved.
		registrations: { throttle: { rateLimit: 100, burstLimit: 200 } },
	},
	production: {
		siteUrl: "https://www.kyokushin-kuwait.example",
		certificateArn: "arn:aws:acm:us-east-1:111111111111:certificate/00000000-0000-0000-0000-000000000000",
		signInPrefix: "kyokushin-kuwait",
		mailFrom: "no-reply@kyokushin-kuwait.example",
		mailTo: "office@kyokushin-kuwait.example",
		alarmsTo: "operators@kyokushin-kuwait.example",
		logRetention: RetentionDays.THREE_MONTHS,
		throttle: { rateLimit: 1_000, burstLimit: 2_000 },
		registrations: { throttle: { rateLimit: 3_000, burstLimit: 5_000 }, reservedConcurrency: 500 },
	},
} satisfies Record<string, Settings>;

export type StageName = keyof typeof stages;

/** A cloud that speaks AWS, or AWS itself; design/deploy.md says what the former does not take. */
export type Target = "aws" | "local";

/** What a local cloud stands in for with something on this machine. */
type OnThisMachine = {
	/** Address of the managed login, without a trailing slash. */
	signInUrl?: string;
	/** The word by which the edge proxy proves itself, as CloudFront does with a secret. */
	edgeKey?: string;
};

export type Stage = Settings & OnThisMachine & { name: StageName; target: Target };

/** The stage and target that were asked for with `-c stage=` and `-c target=`. */
export function stageFrom({ node }: IConstruct): Stage {
	const name = String(node.tryGetContext("stage") ?? "dev");
	const target = String(node.tryGetContext("target") ?? "aws");
	if (!isStage(name)) throw new Error(`No stage "${name}"; there are ${Object.keys(stages).join(", ")}`);
	if (target !== "aws" && target !== "local") throw new Error(`No target "${target}"; there are aws, local`);
	const settings: Settings = stages[name];
	return { ...settings, ...(target === "local" && onThisMachine(node)), name, target };
}

const isStage = (name: string): name is StageName => Object.hasOwn(stages, name);

const onThisMachine = (node: Node): Partial<Settings> & OnThisMachine => ({
	certificateArn: undefined,
	siteUrl: node.tryGetContext("siteUrl") ?? "http://localhost:3300",
	signInUrl: node.tryGetContext("signInUrl"),
	edgeKey: node.tryGetContext("edgeKey"),
});
