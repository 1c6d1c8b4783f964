import * as z from "zod/mini";
import { routes } from "../core/route.ts";
import { CurrentUser } from "../users/users.schema.ts";
import { ChangePassword, ForgotPassword, Login, Message, ResetPassword, VerifyEmail } from "./auth.schema.ts";

const short = z.optional(z.string().check(z.maxLength(4000)));

export const authRoutes = routes({
	startSignIn: {
		method: "GET",
		path: "/login",
		access: "public",
		summary: "Send the browser to the identity provider's sign-in",
		status: 302,
		requests: 1,
	},
	finishSignIn: {
		method: "GET",
		path: "/auth/callback",
		access: "public",
		summary: "Come back from the identity provider with a code, and start a session",
		query: z.object({ code: short, state: short, error: short }),
		status: 302,
		requests: 12,
	},
	logout: {
		method: "GET",
		path: "/logout",
		access: "public",
		summary: "End this session",
		status: 302,
		requests: 2,
		duringPasswordChange: true,
	},
	user: {
		method: "GET",
		path: "/auth/user",
		access: "signedIn",
		summary: "The signed-in person",
		response: CurrentUser,
		requests: 2,
		duringPasswordChange: true,
	},
	login: {
		method: "POST",
		path: "/auth/login",
		access: "public",
		summary: "Sign in with e-mail and password",
		body: Login,
		form: { done: "/", refused: "/login" },
		response: CurrentUser,
		requests: 10,
	},
	forgotPassword: {
		method: "POST",
		path: "/auth/forgot-password",
		access: "public",
		summary: "Ask for a password reset link by mail",
		body: ForgotPassword,
		form: { done: "/forgot-password#sent", refused: "/forgot-password" },
		response: Message,
		requests: 6,
	},
	resetPassword: {
		method: "POST",
		path: "/auth/reset-password",
		access: "public",
		summary: "Set a new password with the token from the mail",
		body: ResetPassword,
		response: Message,
		requests: 10,
	},
	verifyEmail: {
		method: "POST",
		path: "/auth/verify-email",
		access: "public",
		summary: "Confirm a new e-mail address with the token from the mail to it",
		body: VerifyEmail,
		response: Message,
		requests: 10,
	},
	changePassword: {
		method: "POST",
		path: "/auth/change-password",
		access: "signedIn",
		summary: "Change the own password",
		body: ChangePassword,
		response: CurrentUser,
		requests: 12,
		duringPasswordChange: true,
	},
});
