import { createPersonForTest } from "../../core/people.ts";
import type { AuditedOf, Sample, SamplesOf } from "../../core/samples.ts";
import {
	codeOf,
	createEmailChangeForTest,
	createEmailUndoForTest,
	createResetTokenForTest,
	createSecondFactorForTest,
	createSignInForTest,
	startSecondFactorForTest,
} from "../../core/signIns.ts";
import { ownAddress } from "../../core/wire.ts";
import { made, one, oneself } from "../audited.ts";

const signIn = async (): Promise<Sample> => {
	const { email, password } = await createSignInForTest();
	return { address: ownAddress(), body: { email, password } };
};

export default {
	startSignIn: async () => ({}),
	finishSignIn: async () => ({ query: { code: "code", state: "state" } }),
	logout: async () => ({ cookie: (await createPersonForTest()).cookie }),
	user: async () => ({}),
	login: signIn,
	forgotPassword: async () => ({ body: { email: (await createPersonForTest()).email } }),
	async resetPassword() {
		const person = await createSignInForTest();
		return {
			body: { token: await createResetTokenForTest(person), newPassword: "Another-Horse-8" },
		};
	},
	async verifyEmail() {
		const { token } = await createEmailChangeForTest();
		return { body: { token } };
	},
	async changePassword() {
		const { cookie, password } = await createSignInForTest();
		return { cookie, body: { currentPassword: password, newPassword: "Another-Horse-8" } };
	},
	async confirm() {
		const { cookie, password } = await createSignInForTest();
		return { cookie, body: { currentPassword: password } };
	},
	async undoEmail() {
		const { undoToken } = await createEmailUndoForTest();
		return { body: { token: undoToken } };
	},
	security: async () => ({}),
	resendEmail: async () => ({ cookie: (await createEmailChangeForTest()).cookie }),
	cancelEmail: async () => ({ cookie: (await createEmailChangeForTest()).cookie }),
	endSession: async () => ({ params: { id: "x".repeat(43) } }),
	endSessions: async () => ({ cookie: (await createPersonForTest()).cookie }),
	async startSecondFactor() {
		const { cookie, password } = await createSignInForTest();
		return { cookie, body: { currentPassword: password } };
	},
	async confirmSecondFactor() {
		const { cookie, password, email } = await createSignInForTest();
		const code = codeOf(await startSecondFactorForTest(email, password));
		return { cookie, body: { currentPassword: password, code } };
	},
	endSecondFactor: async () => ({ cookie: (await createSecondFactorForTest()).cookie }),
	renewRecoveryCodes: async () => ({ cookie: (await createSecondFactorForTest()).cookie }),
	disconnect: async () => ({ cookie: (await createPersonForTest()).cookie }),
	signInOfPerson: async () => ({ params: { id: String((await createPersonForTest()).id) } }),
	endSessionsOfPerson: async () => ({ params: { id: String((await createPersonForTest()).id) } }),
	endSecondFactorOfPerson: async () => ({
		params: { id: String((await createSecondFactorForTest()).id) },
	}),
} satisfies SamplesOf<"auth">;

export const audited: AuditedOf<"auth"> = {
	login: null,
	forgotPassword: null,
	resetPassword: null,
	verifyEmail: null,
	changePassword: {
		entityType: "user",
		action: "password_changed",
		entityId: made,
	},
	confirm: null,
	undoEmail: null,
	endSessions: {
		entityType: "user",
		action: "signed_out_everywhere",
		entityId: oneself,
	},
	resendEmail: {
		entityType: "user",
		action: "email_change_resent",
		entityId: oneself,
	},
	cancelEmail: {
		entityType: "user",
		action: "email_change_cancelled",
		entityId: oneself,
	},
	endSession: {
		entityType: "user",
		action: "session_ended",
		entityId: oneself,
	},
	// Nothing changes until a code of the authenticator app is confirmed.
	startSecondFactor: null,
	confirmSecondFactor: {
		entityType: "user",
		action: "second_factor_on",
		entityId: oneself,
	},
	endSecondFactor: {
		entityType: "user",
		action: "second_factor_off",
		entityId: oneself,
	},
	renewRecoveryCodes: {
		entityType: "user",
		action: "recovery_codes_made",
		entityId: oneself,
	},
	disconnect: {
		entityType: "user",
		action: "provider_disconnected",
		entityId: oneself,
	},
	endSessionsOfPerson: {
		entityType: "user",
		action: "sessions_ended",
		entityId: one,
	},
	endSecondFactorOfPerson: {
		entityType: "user",
		action: "second_factor_off",
		entityId: one,
	},
};
