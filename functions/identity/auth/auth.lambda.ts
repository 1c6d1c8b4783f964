import { authRoutes } from "#shared/identity/auth/auth.routes.ts";
import { Reply } from "../../core/http/answer.ts";
import { lambda } from "../../core/http/lambda.ts";
import { deviceCookie, endCookie, endSession } from "../../core/http/session.ts";
import * as auth from "./auth.service.ts";
import { inCareOf } from "./care.ts";
import { confirmEmail } from "./links/confirm-email.ts";
import { cancelEmail, resendEmail } from "./links/pending-email.ts";
import { undoEmail } from "./links/undo-email.ts";
import * as managed from "./managed-login.ts";
import * as secondFactor from "./second-factor/second-factor.service.ts";
import { securityEvent } from "./security-log.ts";
import * as sessions from "./sessions.service.ts";

const signedOut = () => ({ cookies: [endCookie()], isSignedOut: true });

export const handler = lambda(authRoutes, {
	startSignIn: async ({ query, caller }) =>
		new Reply(undefined, await managed.startSignIn(caller, query.connect === "true")),
	finishSignIn: async ({ query, cookies, caller }) =>
		new Reply(undefined, await managed.finishSignIn(query, cookies, caller)),
	logout: async ({ caller }) => {
		const { session } = caller;
		if (session) {
			await endSession(session);
			securityEvent("sign_out", caller, { userId: session.userId });
		}
		return new Reply(undefined, {
			...signedOut(),
			location: managed.afterSignOut(session),
		});
	},
	user: ({ caller }) => auth.user(caller),
	login: async ({ body, cookies, caller }) => {
		const { user, cookies: given } = await auth.login(caller, body, cookies.get(deviceCookie()));
		return new Reply(user, { cookies: given });
	},
	forgotPassword: ({ body, caller }) => auth.forgotPassword(caller, body.email),
	resetPassword: async ({ body, caller }) => {
		await auth.resetPassword(caller, body.token, body.newPassword);
		return auth.ok;
	},
	verifyEmail: async ({ body, caller }) => {
		await confirmEmail(caller, body.token);
		return auth.ok;
	},
	changePassword: async ({ body, caller }) => {
		const { user, cookie } = await auth.changePassword(
			caller,
			body.currentPassword,
			body.newPassword,
		);
		return new Reply(user, { cookies: [cookie] });
	},
	confirm: async ({ body, caller }) => {
		await auth.confirmIdentity(caller, body);
		return auth.ok;
	},
	undoEmail: async ({ body, caller }) => {
		await undoEmail(caller, body.token);
		return auth.ok;
	},
	security: ({ caller }) => sessions.accountSecurity(caller),
	resendEmail: ({ caller }) => resendEmail(caller),
	cancelEmail: ({ caller }) => cancelEmail(caller),
	endSession: async ({ params, caller }) => {
		await sessions.endOne(caller, params.id);
		const own = params.id === caller.session.hash;
		return new Reply(undefined, own ? signedOut() : {});
	},
	endSessions: async ({ caller }) => new Reply(await sessions.endAll(caller), signedOut()),
	startSecondFactor: ({ body, caller }) =>
		secondFactor.startSecondFactor(caller, body.currentPassword),
	confirmSecondFactor: ({ body, caller }) =>
		secondFactor.confirmSecondFactor(caller, body.currentPassword, body.code),
	endSecondFactor: ({ caller }) => secondFactor.endSecondFactor(caller),
	renewRecoveryCodes: ({ caller }) => secondFactor.renewRecoveryCodes(caller),
	disconnect: ({ caller }) => managed.disconnectAccount(caller),
	signInOfPerson: inCareOf(({ caller, person }) => sessions.signInOfPerson(caller, person)),
	endSessionsOfPerson: inCareOf(({ caller, person }) => sessions.endAllOfPerson(caller, person), {
		fresh: true,
	}),
	endSecondFactorOfPerson: inCareOf(
		({ caller, person }) => sessions.endSecondFactorOfPerson(caller, person),
		{
			fresh: true,
		},
	),
});
