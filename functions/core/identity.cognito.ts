import {
	AdminCreateUserCommand,
	AdminDeleteUserCommand,
	AdminInitiateAuthCommand,
	AdminSetUserPasswordCommand,
	AdminUpdateUserAttributesCommand,
	CognitoIdentityProviderClient,
} from "@aws-sdk/client-cognito-identity-provider";
import { CognitoJwtVerifier } from "aws-jwt-verify";
import { SimpleJwksCache } from "aws-jwt-verify/jwk";
import { env, required } from "./env.ts";
import { AppError } from "./errors.ts";
import type { Identity, ManagedLogin } from "./identity.ts";

const named = (error: unknown, ...names: string[]) => names.includes((error as { name?: string }).name ?? "");
const tooMany = ["TooManyRequestsException", "LimitExceededException"];

/** What Cognito has against a password, as our own word for it; anything else is passed on. */
function refusedPassword(error: unknown): never {
	if (named(error, "InvalidPasswordException"))
		throw new AppError("invalid", { fields: { newPassword: "password_weak" } });
	// It takes no blank at either end, and says no more than this.
	if (named(error, "InvalidParameterException")) throw new AppError("invalid", { fields: { newPassword: "invalid" } });
	if (named(error, ...tooMany)) throw new AppError("busy", { retryAfter: 5 });
	throw error;
}

/** Cognito's user pool; its tokens are read here and go no further. */
export function cognitoIdentity(): Identity {
	const client = new CognitoIdentityProviderClient({});
	const UserPoolId = required("USER_POOL_ID");
	const ClientId = required("USER_POOL_CLIENT_ID");

	const verified = (email: string) => [
		{ Name: "email", Value: email },
		{ Name: "email_verified", Value: "true" },
	];

	const create = (email: string) =>
		client
			.send(
				new AdminCreateUserCommand({
					UserPoolId,
					Username: email,
					MessageAction: "SUPPRESS",
					UserAttributes: verified(email),
				}),
			)
			.catch((error) => {
				if (!named(error, "UsernameExistsException")) throw error;
			});

	const remove = async (email: string) => {
		await client.send(new AdminDeleteUserCommand({ UserPoolId, Username: email })).catch((error) => {
			if (!named(error, "UserNotFoundException")) throw error;
		});
	};

	const update = (from: string, to: string) =>
		client.send(new AdminUpdateUserAttributesCommand({ UserPoolId, Username: from, UserAttributes: verified(to) }));

	return {
		remove,
		async verify(email, password) {
			try {
				const answer = await client.send(
					new AdminInitiateAuthCommand({
						UserPoolId,
						ClientId,
						AuthFlow: "ADMIN_USER_PASSWORD_AUTH",
						AuthParameters: { USERNAME: email, PASSWORD: password },
					}),
				);
				return answer.AuthenticationResult !== undefined;
			} catch (error) {
				if (named(error, "NotAuthorizedException", "UserNotFoundException", "InvalidParameterException")) return false;
				if (named(error, ...tooMany)) throw new AppError("busy", { retryAfter: 5 });
				throw error;
			}
		},
		async setPassword(email, password) {
			await create(email);
			await client
				.send(new AdminSetUserPasswordCommand({ UserPoolId, Username: email, Password: password, Permanent: true }))
				.catch(refusedPassword);
		},
		async rename(from, to) {
			try {
				await update(from, to).catch(async (error) => {
					if (!named(error, "AliasExistsException")) throw error;
					await remove(to);
					await update(from, to);
				});
			} catch (error) {
				if (named(error, "UserNotFoundException")) return;
				throw named(error, ...tooMany) ? new AppError("busy", { retryAfter: 5 }) : error;
			}
		},
		managedLogin: managedLogin(UserPoolId, ClientId),
	};
}

function managedLogin(userPoolId: string, clientId: string): ManagedLogin {
	const url = required("SIGN_IN_URL");
	// A browser's way to a local cloud may be another than a function's.
	const ownWay = env().AWS_ENDPOINT_URL ?? url;
	const verifier = CognitoJwtVerifier.create({ userPoolId, clientId, tokenUse: "id" }, keysOf(env().AWS_ENDPOINT_URL));
	return {
		signInUrl({ state, nonce, challenge, redirectUri }) {
			const query = new URLSearchParams({
				response_type: "code",
				client_id: clientId,
				redirect_uri: redirectUri,
				scope: "openid email",
				state,
				nonce,
				code_challenge: challenge,
				code_challenge_method: "S256",
			});
			return `${url}/oauth2/authorize?${query}`;
		},
		async redeem(code, proof) {
			const answer = await fetch(`${ownWay}/oauth2/token`, {
				method: "POST",
				headers: { "content-type": "application/x-www-form-urlencoded" },
				body: new URLSearchParams({
					grant_type: "authorization_code",
					client_id: clientId,
					code,
					code_verifier: proof.verifier,
					redirect_uri: proof.redirectUri,
				}),
			});
			if (!answer.ok) throw new AppError("wrong_credentials");
			const { id_token } = (await answer.json()) as { id_token: string };
			const claims = await verifier.verify(id_token);
			// Some providers say so in a string.
			const verified = String(claims.email_verified) === "true";
			if (claims.nonce !== proof.nonce || !verified) throw new AppError("wrong_credentials");
			return String(claims.email).toLowerCase();
		},
	};
}

/** A token names Cognito itself as its issuer; where something else stands in for AWS, the issuer's keys are there. */
function keysOf(endpoint: string | undefined) {
	if (!endpoint) return undefined;
	const fetchKeys = async (uri: string) => (await fetch(new URL(new URL(uri).pathname, endpoint))).arrayBuffer();
	return { jwksCache: new SimpleJwksCache({ fetcher: { fetch: fetchKeys } }) };
}
