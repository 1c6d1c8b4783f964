import { RemovalPolicy, Validations } from "aws-cdk-lib";
import {
	AccountRecovery,
	FeaturePlan,
	ManagedLoginVersion,
	Mfa,
	UserPool,
} from "aws-cdk-lib/aws-cognito";
import { Construct } from "constructs";
import type { Stage } from "../stages.ts";

/** The user pool. Our own API creates the users, and our own emails reset passwords. */
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
			// Optional here: our own API, which knows the roles, decides who must have a second factor.
			mfa: Mfa.OPTIONAL,
			mfaSecondFactor: { otp: true, sms: false },
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
			{
				id: "AwsSolutions-COG1",
				reason: "The specification's password rule asks for no symbol; see docs/decisions.",
			},
			{
				id: "AwsSolutions-COG2",
				reason:
					"A second factor is optional in the pool; our API requires it of staff, by a setting of the stage.",
			},
			{
				id: "AwsSolutions-COG8",
				reason: "Plus costs per sign-in; throttling and reset tokens are our own, and tested.",
			},
		);
	}
}
