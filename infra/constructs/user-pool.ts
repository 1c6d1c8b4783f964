import { RemovalPolicy, Validations } from "aws-cdk-lib";
import { AccountRecovery, FeaturePlan, ManagedLoginVersion, UserPool } from "aws-cdk-lib/aws-cognito";
import { Construct } from "constructs";
import type { Stage } from "../stages.ts";

/** Who can sign in. People are made by our own API, passwords are reset by our own mail. */
export class SignInPool extends Construct {
	readonly userPoolId: string;

	constructor(scope: Construct, id: string, { stage }: { stage: Stage }) {
		super(scope, id);
		const pool = new UserPool(this, "UserPool", {
			signInAliases: { email: true },
			signInCaseSensitive: false,
			selfSignUpEnabled: false,
			accountRecovery: AccountRecovery.NONE,
			passwordPolicy: {
				minLength: 8,
				requireLowercase: true,
				requireUppercase: true,
				requireDigits: true,
				requireSymbols: false,
			},
			featurePlan: FeaturePlan.ESSENTIALS,
			deletionProtection: true,
			removalPolicy: RemovalPolicy.RETAIN,
		});
		pool.addDomain("Domain", {
			cognitoDomain: { domainPrefix: stage.signInPrefix },
			managedLoginVersion: ManagedLoginVersion.NEWER_MANAGED_LOGIN,
		});
		this.userPoolId = pool.userPoolId;
		Validations.of(pool).acknowledge(
			{ id: "AwsSolutions-COG1", reason: "The specification's password rule asks for no symbol; see docs/decisions." },
			{
				id: "AwsSolutions-COG2",
				reason: "Members sign in on our own page with a password; guesses are throttled by us.",
			},
			{
				id: "AwsSolutions-COG8",
				reason: "Plus costs per sign-in; throttling and reset tokens are our own, and tested.",
			},
		);
	}
}
