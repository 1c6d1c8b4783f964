import { signUpsRoutes } from "#shared/identity/sign-ups/sign-ups.routes.ts";
import { Reply } from "../../core/http/answer.ts";
import { lambda } from "../../core/http/lambda.ts";
import { deviceCookie } from "../../core/http/session.ts";
import { confirmSignUp } from "./confirm.ts";
import { issueChallenge } from "./proof.service.ts";
import { signUp } from "./sign-up.service.ts";

export const handler = lambda(signUpsRoutes, {
	challenge: ({ caller }) => issueChallenge(caller),
	signUp: ({ body, caller }) => signUp(caller, body),
	confirm: async ({ body, cookies, caller }) => {
		const { user, cookies: given } = await confirmSignUp(caller, body, cookies.get(deviceCookie()));
		return new Reply(user, { cookies: given });
	},
});
