import {
	AdminInitiateAuthCommand,
	type AdminInitiateAuthCommandOutput,
	AdminRespondToAuthChallengeCommand,
	AdminSetUserMFAPreferenceCommand,
	AssociateSoftwareTokenCommand,
	type CognitoIdentityProviderClient,
	VerifySoftwareTokenCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { AppError } from "../../errors.ts";
import type { Identity, Verdict } from "../identity.ts";

export const isErrorNamed = (error: unknown, ...names: string[]) =>
	names.includes((error as { name?: string }).name ?? "");
export const tooMany = ["TooManyRequestsException", "LimitExceededException"];

const wrongPassword = [
	"NotAuthorizedException",
	"UserNotFoundException",
	"InvalidParameterException",
];
const wrongCode = [
	"CodeMismatchException",
	"EnableSoftwareTokenMFAException",
	"ExpiredCodeException",
];

type Pool = { client: CognitoIdentityProviderClient; UserPoolId: string; ClientId: string };

/** The error to throw for one of Cognito: "busy" beyond its rate limits. */
export const busyOr = (error: unknown) =>
	isErrorNamed(error, ...tooMany) ? new AppError("busy", { retryAfter: 5 }) : error;

/** Cognito's response to a password; null when it is wrong. */
async function signIn(
	{ client, UserPoolId, ClientId }: Pool,
	email: string,
	password: string,
): Promise<AdminInitiateAuthCommandOutput | null> {
	try {
		return await client.send(
			new AdminInitiateAuthCommand({
				UserPoolId,
				ClientId,
				AuthFlow: "ADMIN_USER_PASSWORD_AUTH",
				AuthParameters: { USERNAME: email, PASSWORD: password },
			}),
		);
	} catch (error) {
		// Cognito blocks repeated guesses by itself, also on its own page, and reports it only in the
		// message.
		const isBlocked = /attempts exceeded/i.test((error as Error).message ?? "");
		if (isBlocked)
			throw new AppError("too_many_attempts", { retryAfter: 15 * 60, params: { minutes: 15 } });
		if (isErrorNamed(error, ...wrongPassword)) return null;
		throw busyOr(error);
	}
}

/** Sends the code to Cognito. False when it is wrong or was used before. */
async function answerChallenge(
	{ client, UserPoolId, ClientId }: Pool,
	USERNAME: string,
	code: string,
	Session: string | undefined,
): Promise<boolean> {
	try {
		const answer = await client.send(
			new AdminRespondToAuthChallengeCommand({
				UserPoolId,
				ClientId,
				ChallengeName: "SOFTWARE_TOKEN_MFA",
				ChallengeResponses: { USERNAME, SOFTWARE_TOKEN_MFA_CODE: code },
				Session,
			}),
		);
		return answer.AuthenticationResult !== undefined;
	} catch (error) {
		if (isErrorNamed(error, ...wrongCode, "NotAuthorizedException")) return false;
		throw busyOr(error);
	}
}

/** Whether a code fits the secret that Cognito has given for an access token. */
async function isRightCode(
	{ client }: Pool,
	AccessToken: string,
	UserCode: string,
): Promise<boolean> {
	try {
		const command = new VerifySoftwareTokenCommand({ AccessToken, UserCode });
		return (await client.send(command)).Status === "SUCCESS";
	} catch (error) {
		if (isErrorNamed(error, ...wrongCode)) return false;
		throw busyOr(error);
	}
}

/** Asks for a code at each sign-in, or no more. */
const preferCode = ({ client, UserPoolId }: Pool, Username: string, Enabled: boolean) =>
	client.send(
		new AdminSetUserMFAPreferenceCommand({
			UserPoolId,
			Username,
			SoftwareTokenMfaSettings: { Enabled, PreferredMfa: Enabled },
		}),
	);

/**
 * Checks passwords and codes at Cognito. Its tokens are used only here and never stored or passed
 * on.
 */
export function passwordsAndCodes(pool: Pool) {
	const accessToken = async (email: string, password: string) =>
		(await signIn(pool, email, password))?.AuthenticationResult?.AccessToken;
	return {
		async verify(email, password, code): Promise<Verdict> {
			const answer = await signIn(pool, email, password);
			if (answer?.AuthenticationResult) return "password";
			if (answer?.ChallengeName !== "SOFTWARE_TOKEN_MFA") return "wrong";
			if (!code) return "code_needed";
			const username = answer.ChallengeParameters?.USER_ID_FOR_SRP ?? email;
			return (await answerChallenge(pool, username, code, answer.Session))
				? "password_and_code"
				: "code_wrong";
		},
		async startSecondFactor(email, password) {
			const AccessToken = await accessToken(email, password);
			if (!AccessToken) return null;
			const { SecretCode } = await pool.client.send(
				new AssociateSoftwareTokenCommand({ AccessToken }),
			);
			return SecretCode ?? null;
		},
		async confirmSecondFactor(email, password, code) {
			// Cognito stores the secret with the person, so a new access token of the same person works.
			const token = await accessToken(email, password);
			if (!token || !(await isRightCode(pool, token, code))) return false;
			await preferCode(pool, email, true);
			return true;
		},
		async endSecondFactor(email) {
			await preferCode(pool, email, false).catch((error) => {
				if (!isErrorNamed(error, "UserNotFoundException")) throw error;
			});
		},
	} satisfies Partial<Identity>;
}
