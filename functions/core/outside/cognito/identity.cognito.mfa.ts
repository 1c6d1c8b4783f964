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

/**
 * Checks passwords and codes at Cognito. Its tokens are used only here and never stored or passed
 * on.
 */
export function passwordsAndCodes({ client, UserPoolId, ClientId }: Pool) {
	/** Cognito's response to a password; null when it is wrong. */
	async function signIn(
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
			throw isErrorNamed(error, ...tooMany) ? new AppError("busy", { retryAfter: 5 }) : error;
		}
	}

	/** Sends the code to Cognito. False when it is wrong or was used before. */
	async function answerChallenge(
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
			throw isErrorNamed(error, ...tooMany) ? new AppError("busy", { retryAfter: 5 }) : error;
		}
	}

	const prefer = (Username: string, Enabled: boolean) =>
		client.send(
			new AdminSetUserMFAPreferenceCommand({
				UserPoolId,
				Username,
				SoftwareTokenMfaSettings: { Enabled, PreferredMfa: Enabled },
			}),
		);

	const accessToken = async (email: string, password: string) =>
		(await signIn(email, password))?.AuthenticationResult?.AccessToken;

	return {
		async verify(email, password, code): Promise<Verdict> {
			const answer = await signIn(email, password);
			if (answer?.AuthenticationResult) return "password";
			if (answer?.ChallengeName !== "SOFTWARE_TOKEN_MFA") return "wrong";
			if (!code) return "code_needed";
			const username = answer.ChallengeParameters?.USER_ID_FOR_SRP ?? email;
			return (await answerChallenge(username, code, answer.Session))
				? "password_and_code"
				: "code_wrong";
		},
		async startSecondFactor(email, password) {
			const AccessToken = await accessToken(email, password);
			if (!AccessToken) return null;
			const { SecretCode } = await client.send(new AssociateSoftwareTokenCommand({ AccessToken }));
			return SecretCode ?? null;
		},
		async confirmSecondFactor(email, password, code) {
			// Cognito stores the secret with the person, so a new access token of the same person works.
			const AccessToken = await accessToken(email, password);
			if (!AccessToken) return false;
			try {
				const { Status } = await client.send(
					new VerifySoftwareTokenCommand({ AccessToken, UserCode: code }),
				);
				if (Status !== "SUCCESS") return false;
			} catch (error) {
				if (isErrorNamed(error, ...wrongCode)) return false;
				throw isErrorNamed(error, ...tooMany) ? new AppError("busy", { retryAfter: 5 }) : error;
			}
			await prefer(email, true);
			return true;
		},
		async endSecondFactor(email) {
			await prefer(email, false).catch((error) => {
				if (!isErrorNamed(error, "UserNotFoundException")) throw error;
			});
		},
	} satisfies Partial<Identity>;
}
