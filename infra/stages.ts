import { RetentionDays } from "aws-cdk-lib/aws-logs";
import type { IConstruct, Node } from "constructs";

/** Calls per second, and additional burst, before callers get 429. */
export type Throttle = { rateLimit: number; burstLimit: number };

/**
 * OpenID Connect with authorization code. The client secret is stored only in Secrets Manager,
 * under this name.
 */
export type IdentityProvider = {
	name: string;
	issuer: string;
	clientId: string;
	secretName: string;
};

export type FirewallSettings = {
	/**
	 * Effect of AWS' common rules on a matching request. `count` only measures how many they would
	 * block.
	 */
	commonRules: "count" | "block";
	/**
	 * IPv4 networks (CIDR) of halls and schools, where many people share an address: no limit applies
	 * to them.
	 */
	venues: readonly string[];
};

/** Settings that differ between stages. Addresses are configured, never read from a resource. */
type Settings = {
	/** Twelve digits. */
	account: string;
	/**
	 * Region of all resources that need not be in us-east-1. It cannot be changed once there is data.
	 */
	region: string;
	/** Public address of the site, without a trailing slash. */
	siteUrl: string;
	/**
	 * ACM certificate in us-east-1 for the site's host; without a certificate the site uses
	 * CloudFront's host name.
	 */
	certificateArn?: string;
	/** First part of the managed login's host; unique among all AWS customers of a region. */
	signInPrefix: string;
	/** External identity provider that people can also sign in with. */
	identityProvider?: IdentityProvider;
	mailFrom: string;
	/** Email address that receives messages of the contact form. */
	mailTo: string;
	alarmsTo: string;
	/** Whether admins and super-admins must set up a second factor before any other call. */
	requireSecondFactor: boolean;
	firewall: FirewallSettings;
	logRetention: RetentionDays;
	/** For all routes except those of registrations. */
	throttle: Throttle;
	/** For the moment a tournament opens: a separate throttle, and reserved Lambda capacity. */
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
		// New accounts have 10 concurrent executions in total, of which none can be reserved.
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
		firewall: { commonRules: "block", venues: [] },
		logRetention: RetentionDays.THREE_MONTHS,
		throttle: { rateLimit: 1_000, burstLimit: 2_000 },
		registrations: { throttle: { rateLimit: 3_000, burstLimit: 5_000 }, reservedConcurrency: 500 },
	},
} satisfies Record<string, Settings>;

export type StageName = keyof typeof stages;

/**
 * AWS itself, or a local cloud with an AWS API, which does not support everything: see
 * local/deployed.
 */
export type Target = "aws" | "local";

/** Settings of a local cloud for services that run on this machine instead. */
type OnThisMachine = {
	/** Address of the managed login, without a trailing slash. */
	signInUrl?: string;
	/** Key with which the local edge proxy authenticates itself, as CloudFront does. */
	edgeKey?: string;
};

export type Stage = Settings & OnThisMachine & { name: StageName; target: Target };

/** Stage and target of the options `-c stage=` and `-c target=`. */
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
