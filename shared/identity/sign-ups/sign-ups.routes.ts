import { CurrentUser } from "../../community/users/users.schema.ts";
import { routes } from "../../core/http/route.ts";
import { Message } from "../auth/auth.schema.ts";
import { ChallengeAnswer, SignUp, SignUpConfirmation } from "./sign-ups.schema.ts";

export const signUpsRoutes = routes({
	challenge: {
		method: "GET",
		path: "/auth/register/challenge",
		access: "public",
		summary: "What a browser has to work out before it signs somebody up",
		response: ChallengeAnswer,
		// Includes three requests that create the signing key once.
		requests: 5,
	},
	signUp: {
		method: "POST",
		path: "/auth/register",
		access: "public",
		summary:
			"Sign up; the same answer for a known address. The account is made by the link in the letter",
		body: SignUp,
		response: Message,
		status: 201,
		requests: 9,
	},
	confirm: {
		method: "POST",
		path: "/auth/register/confirm",
		access: "public",
		summary:
			"Make the account with the token from the letter and the password that was chosen, and sign in",
		body: SignUpConfirmation,
		response: CurrentUser,
		requests: 24,
	},
});
