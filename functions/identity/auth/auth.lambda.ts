import { authRoutes } from "#shared/identity/auth/auth.routes.ts";
import { Reply } from "../../core/http/answer.ts";
import { lambda } from "../../core/http/lambda.ts";
import { deviceCookie, endCookie, endSession } from "../../core/http/session.ts";
import {
	changePassword,
	confirmIdentity,
	forgotPassword,
	ok,
	readCurrentUser,
	resetPassword,
	signInWithPassword,
} from "./auth.service.ts";
import { confirmEmail } from "./links/confirm-email.ts";
import { cancelEmail, resendEmail } from "./links/pending-email.ts";
import { undoEmail } from "./links/undo-email.ts";
import * as managed from "./managed-login.ts";
import {
	confirmSecondFactor,
	endSecondFactor,
	renewRecoveryCodes,
	startSecondFactor,
} from "./second-factor/second-factor.service.ts";
import { securityEvent } from "./security-log.ts";
import {
	endAllSessions,
	endOwnSession,
	endSecondFactorOfPerson,
	endSessionsOfPerson,
	readAccountSecurity,
	readSignInOfPerson,
} from "./sessions.service.ts";
import { inCareOf } from "./sign-in-access.ts";

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
	user: ({ caller }) => readCurrentUser(caller),
	login: async ({ body, cookies, caller }) => {
		const { user, cookies: given } = await signInWithPassword(
			caller,
			body,
			cookies.get(deviceCookie()),
		);
		return new Reply(user, { cookies: given });
	},
	forgotPassword: ({ body, caller }) => forgotPassword(caller, body.email),
	resetPassword: async ({ body, caller }) => {
		await resetPassword(caller, body.token, body.newPassword);
		return ok;
	},
	verifyEmail: async ({ body, caller }) => {
		await confirmEmail(caller, body.token);
		return ok;
	},
	changePassword: async ({ body, caller }) => {
		const { user, cookie } = await changePassword(caller, body.currentPassword, body.newPassword);
		return new Reply(user, { cookies: [cookie] });
	},
	confirm: async ({ body, caller }) => {
		await confirmIdentity(caller, body);
		return ok;
	},
	undoEmail: async ({ body, caller }) => {
		await undoEmail(caller, body.token);
		return ok;
	},
	security: ({ caller }) => readAccountSecurity(caller),
	resendEmail: ({ caller }) => resendEmail(caller),
	cancelEmail: ({ caller }) => cancelEmail(caller),
	endSession: async ({ params, caller }) => {
		await endOwnSession(caller, params.id);
		const own = params.id === caller.session.hash;
		return new Reply(undefined, own ? signedOut() : {});
	},
	endSessions: async ({ caller }) => new Reply(await endAllSessions(caller), signedOut()),
	startSecondFactor: ({ body, caller }) => startSecondFactor(caller, body.currentPassword),
	confirmSecondFactor: ({ body, caller }) =>
		confirmSecondFactor(caller, body.currentPassword, body.code),
	endSecondFactor: ({ caller }) => endSecondFactor(caller),
	renewRecoveryCodes: ({ caller }) => renewRecoveryCodes(caller),
	disconnect: ({ caller }) => managed.disconnectAccount(caller),
	signInOfPerson: inCareOf(({ caller, person }) => readSignInOfPerson(caller, person)),
	endSessionsOfPerson: inCareOf(({ caller, person }) => endSessionsOfPerson(caller, person), {
		fresh: true,
	}),
	endSecondFactorOfPerson: inCareOf(
		({ caller, person }) => endSecondFactorOfPerson(caller, person),
		{
			fresh: true,
		},
	),
});
