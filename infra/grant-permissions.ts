import { Aws } from "aws-cdk-lib";
import { PolicyStatement, type Role } from "aws-cdk-lib/aws-iam";
import type { LogGroup } from "aws-cdk-lib/aws-logs";
import type { Permissions } from "#functions/core/domain.ts";
import { tableRights } from "./constructs/data-table.ts";
import { grantFiles } from "./constructs/files.ts";
import { type LiveChannels, orderRights } from "./constructs/live-channels.ts";
import { allowUnblocking, mailRights } from "./constructs/mail.ts";
import { type MailQueues, queueRights } from "./constructs/mail-queues.ts";
import { type SignIn, signInRights } from "./constructs/sign-in.ts";
import { parameterName } from "./parameter-name.ts";
import type { StackParameters } from "./stacks/stack-parameters.ts";
import type { Stage } from "./stages.ts";

/** Resources that functions may need. */
export type Cloud = {
	stage: Stage;
	/** Shared by all functions: each log line names its function. */
	logGroup: LogGroup;
	stackParameters: StackParameters;
	signIn: SignIn;
	pagesBucket: string;
	mails: MailQueues;
	live: LiveChannels;
	edgeKeyHashes?: string;
	version: string;
};

/** Environment variables that functions/core/env.ts reads. */
export type Environment = Record<string, string>;

/** Path of the web build's renderer beside the function; constructs/bundling.ts copies it there. */
const pageRenderer = "render.js";

/**
 * Key of the SSM parameter that operators store by hand, because CloudFormation creates no
 * SecureString. While it is missing, online payment is off.
 */
const paymentKey = "payment-key";

/** Private key that signs certificates, stored in the same way: docs/runbook.md says how. */
const certificateKey = "certificate-key";

/** SSM decrypts a SecureString with its own key, which needs no permission of ours. */
const secretRights = (name: string) =>
	new PolicyStatement({
		actions: ["ssm:GetParameter"],
		resources: [`arn:${Aws.PARTITION}:ssm:${Aws.REGION}:${Aws.ACCOUNT_ID}:parameter${name}`],
	});

/** Grants the folders of files, and returns the names of their buckets. */
function grantStores(
	role: Role,
	permissions: Permissions,
	imagesBucket: string,
	pagesBucket: string,
): Environment {
	const environment: Environment = {};
	for (const store of ["images", "uploads", "documents", "exports"] as const) {
		const right = permissions[store];
		if (!right) continue;
		grantFiles(role, { store, bucket: imagesBucket, right });
		environment.IMAGES_BUCKET = imagesBucket;
	}
	if (permissions.pages) {
		grantFiles(role, { store: "pages", bucket: pagesBucket, right: permissions.pages });
		Object.assign(environment, { PAGES_BUCKET: pagesBucket, PAGE_RENDERER: pageRenderer });
	}
	return environment;
}

/**
 * Grants a function's role exactly the permissions that it needs, and returns the matching
 * environment variables.
 */
export function grantPermissions(
	role: Role,
	permissions: Permissions,
	{ stage, stackParameters, signIn, pagesBucket, mails, live, edgeKeyHashes, version }: Cloud,
): Environment {
	const environment: Environment = {
		TABLE_NAME: stackParameters.tableName,
		SITE_URL: stage.siteUrl,
	};
	const add = (settings: Environment, right?: PolicyStatement) => {
		Object.assign(environment, settings);
		if (right) role.addToPolicy(right);
	};
	for (const right of tableRights(stackParameters.tableName, permissions)) role.addToPolicy(right);
	add(grantStores(role, permissions, stackParameters.imagesBucket, pagesBucket));
	if (permissions.identity) {
		const { userPoolId, clientId, url } = signIn;
		add(
			{ USER_POOL_ID: userPoolId, USER_POOL_CLIENT_ID: clientId, SIGN_IN_URL: url },
			signInRights(userPoolId),
		);
		if (stage.identityProvider && stage.target === "aws")
			add({ IDENTITY_PROVIDER: stage.identityProvider.name });
	}
	if (permissions.queue) {
		const queues = {
			LETTER_QUEUE_URL: mails.letters.queueUrl,
			NOTICE_QUEUE_URL: mails.notices.queueUrl,
			BROADCAST_QUEUE_URL: mails.broadcasts.queueUrl,
		};
		add(queues, queueRights(mails));
	}
	if (permissions.payments) {
		const name = parameterName(stage, paymentKey);
		add({ PAYMENT_KEY_PARAMETER: name }, secretRights(name));
	}
	if (permissions.certifies) {
		const name = parameterName(stage, certificateKey);
		add({ CERTIFICATE_KEY_PARAMETER: name }, secretRights(name));
	}
	if (permissions.announces) add({ LIVE_QUEUE_URL: live.orders.queueUrl }, orderRights(live));
	if (permissions.channels && live.open)
		add({ LIVE_ENDPOINT: live.open.endpoint }, live.open.publish);
	if (permissions.mail) {
		add({ MAIL_FROM: stage.mailFrom }, mailRights(stage, stackParameters.mailConfigurationSet));
		allowUnblocking(role);
	}
	// Every function checks the session itself.
	if (permissions.http && stage.requireSecondFactor) add({ REQUIRE_SECOND_FACTOR: "true" });
	if (permissions.http && edgeKeyHashes) add({ EDGE_KEY_HASHES: edgeKeyHashes });
	const listening = live.open && { LIVE_ENDPOINT: live.open.endpoint, LIVE_KEY: live.open.key };
	const settings: Environment = { MAIL_TO: stage.mailTo, VERSION: version, ...listening };
	for (const name of permissions.settings ?? [])
		if (settings[name]) add({ [name]: settings[name] });
	return environment;
}
