import { Message } from "../../core/http/message.ts";
import { routes } from "../../core/http/route.ts";
import { CurrentUser } from "../../people/users/users.schema.ts";
import { ChallengeAnswer, SignUp, SignUpConfirmation } from "./sign-ups.schema.ts";

export const signUpsRoutes = routes({
	challenge: {
		method: "GET",
		path: "/auth/register/challenge",
		access: "public",
		summary: "A proof-of-work challenge for signing up",
		response: ChallengeAnswer,
		// Includes three requests that create the signing key once.
		requests: 5,
	},
	signUp: {
		method: "POST",
		path: "/auth/register",
		access: "public",
		summary:
			"Sign up, with answers to consent texts if the person gave some; the same response for a known address. The emailed link creates the account",
		body: SignUp,
		response: Message,
		status: 201,
		requests: 12,
	},
	confirm: {
		method: "POST",
		path: "/auth/register/confirm",
		access: "public",
		summary: "Create the account with the emailed token and the chosen password, and sign in",
		body: SignUpConfirmation,
		response: CurrentUser,
		requests: 24,
	},
});
