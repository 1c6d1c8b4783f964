import {
	AdminCreateUserCommand,
	AdminDeleteUserCommand,
	AdminDisableUserCommand,
	AdminEnableUserCommand,
	AdminSetUserPasswordCommand,
	AdminUpdateUserAttributesCommand,
	CognitoIdentityProviderClient,
} from "@aws-sdk/client-cognito-identity-provider";
import { CognitoJwtVerifier } from "aws-jwt-verify";
import { SimpleJwksCache } from "aws-jwt-verify/jwk";
import { plainEmail } from "#shared/core/fields/email.ts";
import { env, requireEnv } from "../../env.ts";
import { AppError } from "../../errors.ts";
import { log, nameOfError } from "../../log.ts";
import { awsClient } from "../aws.ts";
import type { Claims, Identity, ManagedLogin } from "../identity.ts";
import { busyOr, isErrorNamed, passwordsAndCodes } from "./identity.cognito.mfa.ts";

/** Throws our field error for a password that Cognito rejects; rethrows other errors. */
function refusedPassword(error: unknown): never {
	if (isErrorNamed(error, "InvalidPasswordException"))
		throw new AppError("invalid", { fields: { newPassword: "password_weak" } });
	// Cognito rejects leading and trailing blanks, with no other explanation.
	if (isErrorNamed(error, "InvalidParameterException"))
		throw new AppError("invalid", { fields: { newPassword: "invalid" } });
	throw busyOr(error);
}

/**
 * Cognito allows 120 sign-ins per second by default (quota UserAuthentication); the rest is left
 * for retries.
 */
const signInsPerSecond = 100;

/** The identity adapter for a Cognito user pool; its tokens are read here and not passed on. */
export function cognitoIdentity(): Identity {
	const client = new CognitoIdentityProviderClient(awsClient);
	const UserPoolId = requireEnv("USER_POOL_ID");
	const ClientId = requireEnv("USER_POOL_CLIENT_ID");

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
				if (!isErrorNamed(error, "UsernameExistsException")) throw error;
			});

	const remove = async (email: string) => {
		await client
			.send(new AdminDeleteUserCommand({ UserPoolId, Username: email }))
			.catch((error) => {
				if (!isErrorNamed(error, "UserNotFoundException")) throw error;
			});
	};

	const update = (from: string, to: string) =>
		client.send(
			new AdminUpdateUserAttributesCommand({
				UserPoolId,
				Username: from,
				UserAttributes: verified(to),
			}),
		);

	return {
		perSecond: signInsPerSecond,
		remove,
		async setDisabled(email, isDisabled) {
			const of = { UserPoolId, Username: email };
			const command = isDisabled ? new AdminDisableUserCommand(of) : new AdminEnableUserCommand(of);
			await client.send(command as AdminDisableUserCommand).catch((error) => {
				if (!isErrorNamed(error, "UserNotFoundException")) throw busyOr(error);
			});
		},
		...passwordsAndCodes({ client, UserPoolId, ClientId }),
		async setPassword(email, password) {
			await create(email);
			await client
				.send(
					new AdminSetUserPasswordCommand({
						UserPoolId,
						Username: email,
						Password: password,
						Permanent: true,
					}),
				)
				.catch(refusedPassword);
		},
		async rename(from, to) {
			try {
				await update(from, to).catch(async (error) => {
					if (!isErrorNamed(error, "AliasExistsException")) throw error;
					await remove(to);
					await update(from, to);
				});
			} catch (error) {
				if (isErrorNamed(error, "UserNotFoundException")) return;
				throw busyOr(error);
			}
		},
		managedLogin: managedLogin(UserPoolId, ClientId),
	};
}

/** Exchanges the code of a sign-in for Cognito's identity token. */
async function redeemCode(
	url: string,
	clientId: string,
	code: string,
	proof: Parameters<ManagedLogin["redeem"]>[1],
): Promise<string> {
	const answer = await fetch(`${url}/oauth2/token`, {
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
	return ((await answer.json()) as { id_token: string }).id_token;
}

function managedLogin(userPoolId: string, clientId: string): ManagedLogin {
	const url = requireEnv("SIGN_IN_URL");
	// A browser may reach an emulator at another address than the function does.
	const ownWay = env().AWS_ENDPOINT_URL ?? url;
	const verifier = CognitoJwtVerifier.create(
		{ userPoolId, clientId, tokenUse: "id" },
		keysOf(env().AWS_ENDPOINT_URL),
	);
	return {
		signInUrl({ state, nonce, challenge, redirectUri, provider }) {
			const query = new URLSearchParams({
				response_type: "code",
				client_id: clientId,
				redirect_uri: redirectUri,
				scope: "openid email profile",
				state,
				nonce,
				code_challenge: challenge,
				code_challenge_method: "S256",
				// Asks for the password each time: otherwise the next person at a shared computer would be
				// signed in.
				prompt: "login",
				...(provider && { identity_provider: provider }),
			});
			return `${url}/oauth2/authorize?${query}`;
		},
		signOutUrl: (siteUrl) =>
			`${url}/logout?${new URLSearchParams({ client_id: clientId, logout_uri: siteUrl })}`,
		async redeem(code, proof) {
			const token = await redeemCode(ownWay, clientId, code, proof);
			const claims = await verifier.verify(token).catch((error) => {
				log.warn("a token was refused", nameOfError(error));
				throw new AppError("wrong_credentials");
			});
			// Some providers send a string instead of a boolean.
			const verified = String(claims.email_verified) === "true";
			if (claims.nonce !== proof.nonce || !verified) throw new AppError("wrong_credentials");
			return claimsOf(claims);
		},
	};
}

/** Cognito puts the external provider and its user id into a list with one element. */
function claimsOf(claims: { [claim: string]: unknown; iss: string; sub: string }): Claims {
	const [other] = (claims.identities ?? []) as {
		providerName: string;
		userId: string;
		issuer?: string | null;
	}[];
	const text = (claim: string) =>
		typeof claims[claim] === "string" ? (claims[claim] as string) : undefined;
	return {
		email: plainEmail(String(claims.email)),
		issuer: other ? (other.issuer ?? other.providerName) : claims.iss,
		subject: other ? other.userId : claims.sub,
		provider: other?.providerName ?? null,
		// `auth_time` is in seconds, rounded down: take the last ms of that second.
		provedAt: typeof claims.auth_time === "number" ? claims.auth_time * 1000 + 999 : undefined,
		givenName: text("given_name"),
		familyName: text("family_name"),
	};
}

/**
 * Tokens always name Cognito as their issuer; with an emulator the issuer's keys are fetched from
 * the emulator.
 */
function keysOf(endpoint: string | undefined) {
	if (!endpoint) return undefined;
	const fetchKeys = async (uri: string) =>
		(await fetch(new URL(new URL(uri).pathname, endpoint))).arrayBuffer();
	return { jwksCache: new SimpleJwksCache({ fetcher: { fetch: fetchKeys } }) };
}
