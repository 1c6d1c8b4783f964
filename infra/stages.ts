import { RetentionDays } from "aws-cdk-lib/aws-logs";
import type { IConstruct, Node } from "constructs";

/** Calls a second, and how many at once above that, before callers get 429. */
export type Throttle = { rateLimit: number; burstLimit: number };

/** OpenID Connect with a code. Its client secret lies in Secrets Manager under a name, and nowhere else. */
export type IdentityProvider = {
	name: string;
	issuer: string;
	clientId: string;
	secretName: string;
};

export type FirewallSettings = {
	/** What AWS' common rules do where they match; counted only until it is known whom they would hit. */
	commonRules: "count" | "block";
	/** IPv4 networks (CIDR) of halls and schools, many people behind one address each: no limit holds for them. */
	venues: readonly string[];
};

/** What differs between the places this product runs in. Addresses are configuration, never read from a resource. */
type Settings = {
	/** Twelve digits. */
	account: string;
	/** Of everything but what CloudFront wants in us-east-1. It cannot be changed once there are data. */
	region: string;
	/** Where people reach the site, without a trailing slash. */
	siteUrl: string;
	/** ACM certificate in us-east-1 for the site's host; until there is one the site answers on CloudFront's name only. */
	certificateArn?: string;
	/** First part of the managed login's host; unique among all customers of a region. */
	signInPrefix: string;
	/** Another house's accounts that people may sign in with too. */
	identityProvider?: IdentityProvider;
	mailFrom: string;
	/** Where messages of the contact form go. */
	mailTo: string;
	alarmsTo: string;
	/** Whether admins and super-admins must have a second factor before they may do anything else. */
	requireSecondFactor: boolean;
	firewall: FirewallSettings;
	logRetention: RetentionDays;
	/** For each route but the ones below. */
	throttle: Throttle;
	/** The moment a tournament opens: its own throttle, and Lambda capacity that nothing else can take. */
	registrations: { throttle: Throttle; reservedConcurrency?: number };
};

const stages = {
	dev: {
		account: "111111111111",
		region: "eu-central-1",
		siteUrl: "https://dev.kyokushin-kuwait.example",
		signInPrefix: "kyokushin-kuwait-dev",
		mailFrom: "no-reply@dev.kyokushin-kuwait.example",
		mailTo: "office@dev.kyokushin-kuwait.example",
		alarmsTo: "operators@dev.kyokushin-kuwait.example",
		requireSecondFactor: false,
		firewall: { commonRules: "block", venues: [] },
		logRetention: RetentionDays.TWO_WEEKS,
		throttle: { rateLimit: 100, burstLimit: 200 },
		// New accounts have 10 concurrent executions in all, of which none can be reserved.
		registrations: { throttle: { rateLimit: 100, burstLimit: 200 } },
	},
	production: {
		account: "111111111111",
		region: "eu-central-1",
		siteUrl: "https://www.kyokushin-kuwait.example",
		certificateArn:
			"arn:aws:acm:us-east-1:111111111111:certificate/00000000-0000-0000-0000-000000000000",
		signInPrefix: "kyokushin-kuwait",
		mailFrom: "no-reply@kyokushin-kuwait.example",
		mailTo: "office@kyokushin-kuwait.example",
		alarmsTo: "operators@kyokushin-kuwait.example",
		requireSecondFactor: true,
		firewall: { commonRules: "count", venues: [] },
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
	/** The word by which the edge proxy proves itself, as CloudFront does. */
	edgeKey?: string;
};

export type Stage = Settings & OnThisMachine & { name: StageName; target: Target };

/** The stage and target that were asked for with `-c stage=` and `-c target=`. */
export function stageFrom({ node }: IConstruct): Stage {
	const target = String(node.tryGetContext("target") ?? "aws");
	const { name, ...settings } = stageNamed(String(node.tryGetContext("stage") ?? "dev"));
	if (target !== "aws" && target !== "local")
		throw new Error(`No target "${target}"; there are aws, local`);
	return { ...settings, ...(target === "local" && onThisMachine(node)), name, target };
}

export function stageNamed(name: string): Settings & { name: StageName } {
	if (!isStage(name))
		throw new Error(`No stage "${name}"; there are ${Object.keys(stages).join(", ")}`);
	return { ...stages[name], name };
}

const isStage = (name: string): name is StageName => Object.hasOwn(stages, name);

const onThisMachine = (node: Node): Partial<Settings> & OnThisMachine => ({
	certificateArn: undefined,
	siteUrl: node.tryGetContext("siteUrl") ?? "http://localhost:3300",
	signInUrl: node.tryGetContext("signInUrl"),
	edgeKey: node.tryGetContext("edgeKey"),
});
