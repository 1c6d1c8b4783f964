import { Aws, Duration, SecretValue } from "aws-cdk-lib";
import {
	CfnManagedLoginBranding,
	type IUserPool,
	OAuthScope,
	ProviderAttribute,
	UserPool,
	UserPoolClientIdentityProvider,
	UserPoolIdentityProviderOidc,
} from "aws-cdk-lib/aws-cognito";
import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import { Construct } from "constructs";
import type { Stage } from "../stages.ts";

/** Host of Cognito's managed login. */
export const signInHost = (stage: Stage) =>
	`${stage.signInPrefix}.auth.${Aws.REGION}.amazoncognito.com`;

/**
 * The client of the user pool: public, with authorization code and PKCE. Its tokens are read once
 * and not stored.
 */
export class SignIn extends Construct {
	readonly userPoolId: string;
	readonly clientId: string;
	readonly host: string;
	/** Address of the managed login, without a trailing slash. */
	readonly url: string;

	constructor(
		scope: Construct,
		id: string,
		{ stage, userPoolId }: { stage: Stage; userPoolId: string },
	) {
		super(scope, id);
		const pool = UserPool.fromUserPoolId(this, "UserPool", userPoolId);
		const client = pool.addClient("Client", {
			authFlows: { adminUserPassword: true },
			generateSecret: false,
			preventUserExistenceErrors: true,
			supportedIdentityProviders: [
				UserPoolClientIdentityProvider.COGNITO,
				...this.others(pool, stage),
			],
			oAuth: {
				flows: { authorizationCodeGrant: true },
				scopes: [OAuthScope.OPENID, OAuthScope.EMAIL, OAuthScope.PROFILE],
				callbackUrls: [`${stage.siteUrl}/api/auth/callback`],
				logoutUrls: [stage.siteUrl],
			},
			idTokenValidity: Duration.minutes(5),
			accessTokenValidity: Duration.minutes(5),
			refreshTokenValidity: Duration.hours(1),
			enableTokenRevocation: true,
		});
		if (stage.target === "aws") {
			// Without a style the managed login answers every request with an error page.
			new CfnManagedLoginBranding(this, "Style", {
				userPoolId,
				clientId: client.userPoolClientId,
				useCognitoProvidedValues: true,
			});
		}
		this.userPoolId = userPoolId;
		this.clientId = client.userPoolClientId;
		this.host = signInHost(stage);
		this.url = stage.signInUrl ?? `https://${this.host}`;
	}

	/** External identity provider. Emulators do not support any provider. */
	private others(
		userPool: IUserPool,
		{ identityProvider, target }: Stage,
	): UserPoolClientIdentityProvider[] {
		if (!identityProvider || target !== "aws") return [];
		const { name, issuer, clientId, secretName } = identityProvider;
		const provider = new UserPoolIdentityProviderOidc(this, "Provider", {
			userPool,
			name,
			issuerUrl: issuer,
			clientId,
			clientSecret: SecretValue.secretsManager(secretName).unsafeUnwrap(),
			scopes: ["openid", "email", "profile"],
			attributeMapping: {
				email: ProviderAttribute.other("email"),
				emailVerified: ProviderAttribute.other("email_verified"),
				givenName: ProviderAttribute.other("given_name"),
				familyName: ProviderAttribute.other("family_name"),
			},
		});
		return [UserPoolClientIdentityProvider.custom(provider.providerName)];
	}
}

export const signInRights = (userPoolId: string) =>
	new PolicyStatement({
		actions: [
			"cognito-idp:AdminInitiateAuth",
			"cognito-idp:AdminRespondToAuthChallenge",
			"cognito-idp:AdminSetUserMFAPreference",
			"cognito-idp:AdminCreateUser",
			"cognito-idp:AdminSetUserPassword",
			"cognito-idp:AdminUpdateUserAttributes",
			"cognito-idp:AdminDeleteUser",
			"cognito-idp:AdminDisableUser",
			"cognito-idp:AdminEnableUser",
		],
		resources: [
			`arn:${Aws.PARTITION}:cognito-idp:${Aws.REGION}:${Aws.ACCOUNT_ID}:userpool/${userPoolId}`,
		],
	});
