import { authRoutes } from "#shared/auth/auth.routes.ts";
import { lambda, Reply } from "../core/lambda.ts";
import { endCookie, endSession } from "../core/session.ts";
import * as auth from "./auth.service.ts";
import { confirmEmail } from "./confirm-email.ts";
import { finishSignIn, startSignIn } from "./managed-login.ts";

const ok = { message: "OK" };

export const handler = lambda(authRoutes, {
	startSignIn: async () => new Reply(undefined, startSignIn()),
	finishSignIn: async ({ query, cookies, caller }) =>
		new Reply(undefined, await finishSignIn(query, cookies, caller.now)),
	logout: async ({ caller }) => {
		if (caller.session) await endSession(caller.session);
		return new Reply(undefined, { cookies: [endCookie()], location: "/" });
	},
	user: ({ caller }) => auth.user(caller),
	login: async ({ body, caller }) => {
		const { user, cookie } = await auth.login(caller, body.email, body.password);
		return new Reply(user, { cookies: [cookie] });
	},
	forgotPassword: async ({ body, caller }) => {
		await auth.forgotPassword(caller, body.email);
		return { message: "If your email is registered, you will receive password reset instructions." };
	},
	resetPassword: async ({ body, caller }) => {
		await auth.resetPassword(caller, body.token, body.newPassword);
		return ok;
	},
	verifyEmail: async ({ body, caller }) => {
		await confirmEmail(caller, body.token);
		return ok;
	},
	changePassword: async ({ body, caller }) => {
		const { user, cookie } = await auth.changePassword(caller, body.currentPassword, body.newPassword);
		return new Reply(user, { cookies: [cookie] });
	},
});
